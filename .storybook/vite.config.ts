import { fileURLToPath } from 'node:url';
import { brandPlugin, listBrands } from '@deck/tokens/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin(), brandPlugin()],
  resolve: {
    alias: { '@deck/tokens/brand': fileURLToPath(new URL('shown-brand.ts', import.meta.url)) },
  },
  define: { __BRANDS__: JSON.stringify(listBrands()) },
  build: { chunkSizeWarningLimit: 3000 },
  // What other parts of the product are built into is none of the kit's sources: no reload for it.
  server: { watch: { ignored: ['**/dist/**'] } },
});

import { fileURLToPath } from 'node:url';
import { brandPlugin, chosenBrand, listBrands } from '@deck/tokens/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  // Class names say where they come from: who finds a colour, or looks for it, finds its file.
  plugins: [react(), vanillaExtractPlugin({ identifiers: 'debug' }), brandPlugin()],
  resolve: {
    alias: { '@deck/tokens/brand': fileURLToPath(new URL('shown-brand.ts', import.meta.url)) },
  },
  define: { __BRANDS__: JSON.stringify([...new Set([chosenBrand(), ...listBrands()])]) },
  build: { chunkSizeWarningLimit: 3000 },
  // What other parts of the product are built into is none of the kit's sources: no reload for it.
  server: { watch: { ignored: ['**/dist/**'] } },
});

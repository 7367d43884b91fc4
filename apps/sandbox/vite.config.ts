import { fileURLToPath } from 'node:url';
import { brandPlugin } from '@deck/tokens/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const pages = fileURLToPath(new URL('pages', import.meta.url));

/** Builds the payer's page and the inbox. Their files are served below /pay/assets/, apart from those of the deck. */
export default defineConfig({
  root: pages,
  base: '/pay/assets/',
  plugins: [react(), vanillaExtractPlugin(), brandPlugin()],
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    assetsDir: '',
    target: 'es2024',
    modulePreload: { polyfill: false },
    rolldownOptions: { input: [`${pages}/pay.html`, `${pages}/inbox.html`] },
  },
});

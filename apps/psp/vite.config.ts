import { fileURLToPath } from 'node:url';
import { brandPlugin } from '@deck/tokens/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';

const frames = fileURLToPath(new URL('frames', import.meta.url));

/** Builds the simulator's frames and pages. They are small: a payer loads them beside the payer's page. */
export default defineConfig({
  root: frames,
  base: '/assets/',
  plugins: [vanillaExtractPlugin(), brandPlugin()],
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    assetsDir: '',
    target: 'es2024',
    modulePreload: { polyfill: false },
    rolldownOptions: { input: ['card', 'wallet', 'bank'].map((name) => `${frames}/${name}.html`) },
  },
});

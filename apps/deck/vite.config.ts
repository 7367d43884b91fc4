import { brandPlugin } from '@deck/tokens/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * Left alone, what several screens share becomes a file for each set of screens: 140 files for the first screen, most
 * of an icon each. These few hold it instead, and the sign-in still loads what it needs and no more.
 */
const groups = [
  { name: 'start', test: /\/src\/(app|navigation\/router|screens\/login\/login-screen)\.tsx$/, priority: 1 },
  { name: 'common', minShareCount: 8 },
  { name: 'shared', minShareCount: 3 },
];

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin(), brandPlugin()],
  build: {
    target: 'es2024',
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
});

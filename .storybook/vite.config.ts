import { fileURLToPath } from 'node:url';
import { brandPlugin, chosenBrand, listBrands } from '@deck/tokens/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { brandTheme } from './brand-theme.ts';
import { getModesWithoutScreens } from './pictured.ts';
import { usedIconsPlugin } from './used-icons.ts';
import { widgetUsesPlugin } from './widget-uses.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const brands = [...new Set([chosenBrand(), ...listBrands()])];

export default defineConfig({
  // Debug class names contain the file name, which leads from an element to its style.
  plugins: [
    react(),
    vanillaExtractPlugin({ identifiers: 'debug' }),
    brandPlugin(),
    usedIconsPlugin(root),
    widgetUsesPlugin(root),
  ],
  resolve: {
    alias: { '@deck/tokens/brand': fileURLToPath(new URL('shown-brand.ts', import.meta.url)) },
  },
  define: {
    __BRANDS__: JSON.stringify(brands),
    __MODES_WITHOUT_SCREENS__: JSON.stringify(getModesWithoutScreens(brands)),
    __BRAND_THEME__: JSON.stringify(brandTheme(chosenBrand())),
  },
  build: { chunkSizeWarningLimit: 3000 },
  // Builds of other packages must not reload Storybook.
  server: { watch: { ignored: ['**/dist/**'] } },
});

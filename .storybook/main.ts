import { fileURLToPath } from 'node:url';
import { chosenBrand } from '@deck/tokens/node';
import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { brandTheme } from './brand-theme.ts';
import { propTablesPlugin } from './docgen/prop-tables.ts';
import { withPlaces } from './story-places.ts';

/** The stories to take pictures of: every sheet of the kit, every screen of the product. */
const pictured = ['../packages/ui/src/**/*.sheet.stories.tsx', '../apps/deck/src/stories/*.stories.tsx'];

/** The stories for the tests: every story, without the pages of prose. */
const tested = ['../packages/ui/src/**/*.stories.tsx', '../apps/deck/src/stories/*.stories.tsx'];

/** `tested`, `pictured`, or files below the root, separated by commas; everything if it is unset. */
const only = process.env.DECK_STORIES;

function chosen(): string[] {
  if (!only) return ['./pages/**/*.mdx', ...tested];
  if (only === 'tested') return tested;
  return only === 'pictured' ? pictured : only.split(',').map((file) => `../${file}`);
}

const config: StorybookConfig = {
  // Chromatic and `npm run visual` need no other stories. Limiting Chromatic by name would turn TurboSnap off.
  stories: chosen(),
  experimental_indexers: (indexers = []) => indexers.map(withPlaces),
  addons: [
    {
      name: '@storybook/addon-docs',
      // Plain Markdown has no tables.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
  ],
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  previewAnnotations: (found = []) =>
    only ? found : [...found, fileURLToPath(new URL('docs-preview.tsx', import.meta.url))],
  env: (env) => ({ ...env, STORYBOOK_BRAND_THEME: brandTheme(chosenBrand()) }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Both docgens of Storybook miss most of the props: see `docgen/prop-tables.ts`.
  typescript: { reactDocgen: false },
  // Pictures and tests need no tables of props.
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), ...(only ? [] : [propTablesPlugin()])],
  }),
};

export default config;

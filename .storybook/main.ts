import type { StorybookConfig } from '@storybook/react-vite';

/** What pictures are taken of: every sheet of the kit, every screen of the product. */
const pictured = ['../packages/ui/src/**/*.sheet.stories.tsx', '../apps/deck/src/stories/*.stories.tsx'];

const all = [
  './pages/*.mdx',
  '../packages/ui/src/**/*.stories.tsx',
  '../apps/deck/src/stories/*.stories.tsx',
];

/** `tested`, `pictured`, or files below the root with commas between them; all with their tables of props when it is not set. */
const only = process.env.DECK_STORIES;

function chosen(): string[] {
  if (!only || only === 'tested') return all;
  return only === 'pictured' ? pictured : only.split(',').map((file) => `../${file}`);
}

const config: StorybookConfig = {
  // Chromatic and `npm run visual` need no others, and limiting Chromatic by name would rule out TurboSnap.
  stories: chosen(),
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The other reader of props runs the compiler, whose interface TypeScript 7 no longer has. A picture or a test needs none: reading
  // takes most of the time of a build.
  typescript: { reactDocgen: !only && 'react-docgen' },
};

export default config;

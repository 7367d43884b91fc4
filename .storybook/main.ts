import type { StorybookConfig } from '@storybook/react-vite';

/** What pictures are taken of: every sheet of the kit, every screen of the product. */
const pictured = ['../packages/ui/src/**/*.sheet.stories.tsx', '../apps/deck/src/stories/*.stories.tsx'];

/** What the tests show: every story, and none of the pages of prose. */
const tested = ['../packages/ui/src/**/*.stories.tsx', '../apps/deck/src/stories/*.stories.tsx'];

/** `tested`, `pictured`, or files below the root with commas between them; everything when it is not set. */
const only = process.env.DECK_STORIES;

function chosen(): string[] {
  if (!only) return ['./pages/*.mdx', ...tested];
  if (only === 'tested') return tested;
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
  // The other reader of props runs the compiler, whose interface TypeScript 7 no longer has. Pictures and tests need no
  // tables of props, whose reading takes most of the time of a build.
  typescript: { reactDocgen: !only && 'react-docgen' },
};

export default config;

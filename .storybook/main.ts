import type { StorybookConfig } from '@storybook/react-vite';

/** What pictures are taken of: every sheet of the kit, every screen of the product. */
const pictured = ['../packages/ui/src/**/*.sheet.stories.tsx', '../apps/deck/src/stories/*.stories.tsx'];

const all = [
  './pages/*.mdx',
  '../packages/ui/src/**/*.stories.tsx',
  '../apps/deck/src/stories/*.stories.tsx',
];

const isPictured = process.env.DECK_STORIES === 'pictured';

const config: StorybookConfig = {
  // Chromatic and `npm run visual` need no others, and limiting Chromatic by name would rule out TurboSnap.
  stories: isPictured ? pictured : all,
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The other reader of props runs the compiler, whose interface TypeScript 7 no longer has. A picture needs none: reading
  // takes most of the time of a build.
  typescript: { reactDocgen: !isPictured && 'react-docgen' },
};

export default config;

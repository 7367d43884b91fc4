import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming/create';

addons.setConfig({
  theme: create(JSON.parse(process.env.STORYBOOK_BRAND_THEME ?? '{}')),
  // Long roots, of which two serve tests alone.
  sidebar: { collapsedRoots: ['screens', 'proofs', 'sheets'] },
});

import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming/create';

addons.setConfig({
  theme: create(JSON.parse(process.env.STORYBOOK_BRAND_THEME ?? '{}')),
  // Two long roots that serve visual checks.
  sidebar: { collapsedRoots: ['sheets', 'screens'] },
});

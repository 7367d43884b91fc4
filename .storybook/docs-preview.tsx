import type { Preview } from '@storybook/react-vite';
import { create } from 'storybook/theming/create';
import { DocsPage } from './docs-page.tsx';
import { plainTypes } from './plain-types.ts';

/**
 * The pages of documentation. Pictures and tests do without: the pages show many widgets, so each change of one would
 * make Chromatic take every picture again.
 */
const preview: Preview = {
  argTypesEnhancers: plainTypes,
  parameters: {
    // In the order of the table of props.
    controls: { expanded: true, sort: 'none' },
    docs: { page: DocsPage, controls: { sort: 'none' }, theme: create(JSON.parse(__BRAND_THEME__)) },
  },
};

export default preview;

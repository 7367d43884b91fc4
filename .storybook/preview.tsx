import '@deck/tokens/themes';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { DocsPage } from './docs-page.tsx';
import { plainTypes } from './plain-types.ts';
import { Reader } from './reader.tsx';
import { initialGlobals, toolbar } from './toolbar.ts';

// A busy machine draws late: what a story waits for may take so many milliseconds. It still must come.
configure({ asyncUtilTimeout: 5_000 });

const preview: Preview = {
  tags: ['autodocs'],
  initialGlobals,
  globalTypes: toolbar,
  argTypesEnhancers: plainTypes,
  decorators: [
    (Story, { globals, parameters }) => (
      <Reader globals={globals} flush={parameters.flush === true}>
        <Story />
      </Reader>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    // What axe finds fails the test run; see test-runner.ts for what it does not even look at.
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: { page: DocsPage },
    options: {
      storySort: {
        order: [
          'Start',
          ['Introduction', 'How to choose', 'Recipes', ['Overview'], 'Constants', 'Find by another name'],
          'Actions',
          'Fields',
          'Data',
          'Layers',
          'Layout',
          'Feedback',
          'Sheets',
        ],
      },
    },
  },
};

export default preview;

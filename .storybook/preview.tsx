import '@deck/tokens/themes';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { standStill } from './clock.ts';
import { DocsPage } from './docs-page.tsx';
import { chromaticModes, isPictured } from './pictured.ts';
import { plainTypes } from './plain-types.ts';
import { Reader } from './reader.tsx';
import { showBrand } from './shown-brand.ts';
import { initialGlobals, toolbar } from './toolbar.ts';

// A busy machine draws late: what a story waits for may take so many milliseconds. It still must come.
configure({ asyncUtilTimeout: 5_000 });

const preview: Preview = {
  tags: ['autodocs'],
  initialGlobals,
  globalTypes: toolbar,
  argTypesEnhancers: plainTypes,
  loaders: [
    ({ title, globals }) => {
      standStill(isPictured(title));
      showBrand(String(globals.brand));
    },
  ],
  // No picture is taken in letters that are still on their way.
  afterEach: async () => void (await document.fonts.ready),
  decorators: [
    (Story, { globals, parameters }) => (
      <Reader globals={globals} flush={parameters.flush === true}>
        <Story />
      </Reader>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    // What axe finds fails the test run; see test-runner.ts for what it does not even look at. The size of what is
    // pressed is a rule of WCAG 2.2, which axe leaves out by itself.
    a11y: { test: 'error', config: { rules: [{ id: 'target-size', enabled: true }] } },
    backgrounds: { disable: true },
    chromatic: { modes: chromaticModes, prefersReducedMotion: 'reduce' },
    controls: { expanded: true },
    docs: { page: DocsPage },
    options: {
      storySort: {
        order: [
          'Start',
          [
            'Introduction',
            'For designers',
            'Brand studio',
            'How to choose',
            'Recipes',
            ['Overview'],
            'Constants',
            'Find by another name',
          ],
          'Actions',
          'Fields',
          'Data',
          'Layers',
          'Layout',
          'Feedback',
          'Sheets',
          'Screens',
        ],
      },
    },
  },
};

export default preview;

import '@deck/tokens/themes';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { standStill } from './clock.ts';
import { getModes, isPictured } from './pictured.ts';
import { Reader } from './reader.tsx';
import { showBrand } from './shown-brand.ts';
import { initialGlobals, toolbar } from './toolbar.ts';

// A busy machine draws late, so a story waits up to this many milliseconds.
configure({ asyncUtilTimeout: 5_000 });

const preview: Preview = {
  tags: ['autodocs'],
  initialGlobals,
  globalTypes: toolbar,
  loaders: [
    async ({ title, globals }) => {
      standStill(isPictured(title));
      showBrand(String(globals.brand));
      // A font that arrives later would move what a story measures or pictures.
      await Promise.all([...document.fonts].map((face) => face.load()));
    },
  ],
  decorators: [
    (Story, { globals, parameters }) => (
      <Reader globals={globals} flush={parameters.flush === true}>
        <Story />
      </Reader>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    // Axe's findings fail the test run; test-runner.ts also fails a run without a complete report. The target size is a
    // rule of WCAG 2.2, which axe omits by default.
    a11y: { test: 'error', config: { rules: [{ id: 'target-size', enabled: true }] } },
    backgrounds: { disable: true },
    chromatic: { modes: getModes(__BRANDS__), prefersReducedMotion: 'reduce' },
    options: {
      storySort: {
        order: [
          'Start',
          [
            'Introduction',
            'Brand studio',
            'For designers',
            'For developers',
            'How to choose',
            'Constants',
            'Find by another name',
          ],
          'Foundations',
          ['Colour', 'Type', 'Space', 'Radius', 'Shadow', 'Icons', 'Motion', 'Breakpoints'],
          'Components',
          ['Actions', 'Fields', 'Data', 'Layers', 'Layout', 'Feedback'],
          'Patterns',
          [
            'A list screen',
            'A form',
            'A money dialog',
            'The money line',
            'The guest’s page',
            'Missing content',
          ],
          'Screens',
          'Proofs',
          'Sheets',
        ],
      },
    },
  },
};

export default preview;

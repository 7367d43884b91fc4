import { text } from '@deck/tokens';
import { textUses } from '@deck/tokens/studio';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TypePage } from './scale-pages.tsx';
import { getLook } from './shown-tokens.ts';

const meta = { title: 'Foundations/Type', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const Type: StoryObj<typeof meta> = {
  name: 'Type',
  render: (_, { globals }) => <TypePage {...getLook(globals)} />,
  play: async ({ canvas }) => {
    for (const name of Object.keys(text)) await expect(canvas.getByText(`text.${name}`)).toBeVisible();
    for (const use of Object.values(textUses)) await expect(canvas.getByText(use)).toBeVisible();
  },
};

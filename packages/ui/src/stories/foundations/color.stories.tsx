import { tokenUses } from '@deck/tokens/studio';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ColorPage } from './color-page.tsx';
import { getLook } from './shown-tokens.ts';

const meta = { title: 'Foundations/Colour', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const Color: StoryObj<typeof meta> = {
  name: 'Colour',
  render: (_, { globals }) => <ColorPage {...getLook(globals)} />,
  play: async ({ canvas }) => {
    for (const name of Object.keys(tokenUses.color))
      await expect(canvas.getByText(`vars.color.${name}`)).toBeVisible();
  },
};

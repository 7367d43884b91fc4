import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { MotionPage } from './motion-page.tsx';
import { getLook } from './shown-tokens.ts';

const meta = { title: 'Foundations/Motion', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const Motion: StoryObj<typeof meta> = {
  name: 'Motion',
  render: (_, { globals }) => <MotionPage {...getLook(globals)} />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move the squares' }));
    await expect(canvasElement.querySelectorAll('[data-moved]')).toHaveLength(2);
  },
};

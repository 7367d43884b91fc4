import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { KeyHints } from './key-hints.tsx';

const meta = {
  title: 'Data/Key hints',
  component: KeyHints,
  args: {
    hints: [
      { keys: ['j', 'k'], label: 'move' },
      { keys: ['Space'], label: 'look' },
    ],
  },
} satisfies Meta<typeof KeyHints>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { hints: [{ keys: ['f'], label: 'filters' }] } };

export const Keys: Story = {
  name: 'Each key stands by itself before what the keys do',
  play: async ({ canvasElement }) => {
    const keys = [...canvasElement.querySelectorAll('kbd')].map(({ textContent }) => textContent);
    await expect(keys).toEqual(['j', 'k', 'Space']);
    await expect(canvasElement).toHaveTextContent('j k move');
  },
};

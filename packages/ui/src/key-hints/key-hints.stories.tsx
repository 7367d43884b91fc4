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

export const List: Story = {
  name: 'A list has a row per effect, its keys at the end, in every window',
  args: { layout: 'list' },
  play: async ({ canvasElement }) => {
    const rows = [...canvasElement.querySelectorAll('dl > div')];
    const read = (row: Element, part: string) =>
      [...row.querySelectorAll(part)].map(({ textContent }) => textContent);
    await expect(rows.map((row) => [read(row, 'dt'), read(row, 'dd kbd')])).toEqual([
      [['move'], ['j', 'k']],
      [['look'], ['Space']],
    ]);
    for (const key of canvasElement.querySelectorAll('kbd')) await expect(key).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from './text.tsx';

const meta = {
  title: 'Data/Text',
  component: Text,
  args: { children: 'Nobody else sees the note. It stands on the order and in no e-mail.' },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { size: 'meta' } };

export const LongWord: Story = {
  name: 'A word longer than its line is broken and never overflows',
  args: { children: 'https://pay.example.com/links/'.repeat(12) },
  play: async ({ canvas }) => {
    const text = canvas.getByText(/pay\.example/);
    await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth);
  },
};

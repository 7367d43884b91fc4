import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from './badge.tsx';

const meta = {
  title: 'Data/Badge',
  component: Badge,
  args: { tone: 'warning', label: 'Partially paid' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { tone: 'success', label: 'Saved' } };

export const Shaped: Story = {
  name: 'A status has its dot in the badge too',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Partially paid').querySelector('svg')).toHaveAttribute(
      'data-tone',
      'warning',
    );
  },
};

export const NotAStatus: Story = {
  name: 'A request is not a status: the accent badge has no dot',
  args: { tone: 'accent', label: 'Requested' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Requested').querySelector('svg')).toBeNull();
  },
};

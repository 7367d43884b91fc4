import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Alert } from './alert.tsx';

const meta = {
  title: 'Feedback/Alert',
  component: Alert,
  args: {
    tone: 'warning',
    title: 'The hold ends in 2 days',
    children: 'Capture or void €7,180.00 before 22.11.2026.',
  },
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { tone: 'danger', action: <Button size="small">Try again</Button> },
};

export const Quiet: Story = {
  name: 'An alert from the page load is not announced',
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

// Specification 2.75
export const Announced: Story = {
  name: 'An alert that appears later is announced politely',
  args: { announced: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The hold ends in 2 days');
  },
};

export const DangerAnnounced: Story = {
  name: 'A danger alert that appears later is announced immediately',
  args: { tone: 'danger', title: 'The payment was declined', announced: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The payment was declined');
  },
};

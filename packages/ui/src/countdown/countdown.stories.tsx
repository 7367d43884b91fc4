import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Countdown } from './countdown.tsx';

const hour = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();

const meta = {
  title: 'Data/Countdown',
  component: Countdown,
  args: { until: inHours(3.2) },
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { until: inHours(52) } };

export const Exact: Story = {
  name: 'The exact end stands behind it, with its zone',
  args: { until: '2026-11-20T10:00:00Z' },
  play: async ({ canvas }) => {
    const time = canvas.getByRole('time');
    await expect(time).toHaveAttribute('datetime', '2026-11-20T10:00:00Z');
    await expect(time).toHaveAttribute('title', '20.11.2026 12:00 Europe/Athens');
  },
};

export const NeverDecides: Story = {
  name: 'Past its end it says nothing is left, and nothing more',
  args: { until: '2020-01-01T00:00:00Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('time')).toHaveTextContent(/^0 min$/);
  },
};

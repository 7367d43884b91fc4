import { countdownMs } from '@deck/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, mocked, spyOn, waitFor } from 'storybook/test';
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
  name: 'The exact end follows, with its zone',
  args: { until: '2026-11-20T10:00:00Z' },
  play: async ({ canvas }) => {
    const time = canvas.getByRole('time');
    await expect(time).toHaveAttribute('datetime', '2026-11-20T10:00:00Z');
    await expect(time).toHaveAttribute('title', '20.11.2026 12:00 Europe/Athens');
  },
};

export const NeverDecides: Story = {
  name: 'After its end it says that no time is left',
  args: { until: '2020-01-01T00:00:00Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('time')).toHaveTextContent(/^0 min$/);
  },
};

export const Untold: Story = {
  name: 'An invalid instant is shown unchanged',
  render: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      {['', 'abc', '2026-11-20', '9999-12-31T23:59:00Z'].map((until) => (
        <Countdown key={until} until={until} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('time')).toBeNull();
    await expect(canvas.getByText('abc')).toBeVisible();
    await expect(canvas.getByText('9999-12-31T23:59:00Z')).toBeVisible();
  },
};

// Specification 4.37, 9.7
export const EveryMinute: Story = {
  name: 'All countdowns of a page update together every 60 seconds, by a single timer',
  // Before rendering: the first countdown starts the timer.
  beforeEach: () => {
    spyOn(globalThis, 'setInterval');
  },
  render: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      <Countdown until={inHours(3)} />
      <Countdown until={inHours(5)} />
      <Countdown until={inHours(52)} />
    </div>
  ),
  play: async ({ canvas }) => {
    const started = () => mocked(setInterval).mock.calls.filter(([, period]) => period === countdownMs);
    // The timer starts after rendering, which may be after the play function.
    await waitFor(() => expect(started()).toHaveLength(1));
    await expect(countdownMs).toBe(60_000);
    const times = canvas.getAllByRole('time');
    const before = times.map(({ textContent }) => textContent);
    const [tick] = started()[0] ?? [];
    const { now } = Date;
    Date.now = () => now() + 2 * hour;
    (tick as () => void)();
    Date.now = now;
    await waitFor(() => expect(times[0]).toHaveTextContent(/^1 h/));
    for (const [index, time] of times.entries()) await expect(time.textContent).not.toBe(before[index]);
  },
};

import { addDays } from '@deck/values';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { SegmentedControl } from '../segmented-control/segmented-control.tsx';
import { Chart } from './chart.tsx';
import { leapYear, november, paidAndRefunded } from './sample-days.ts';
import { drawn, plot, tip } from './story-parts.ts';

const meta = {
  title: 'Data/Chart/Figures',
  component: Chart,
  tags: ['!autodocs'],
  args: {
    label: 'Payments in November 2026',
    currency: 'EUR',
    series: paidAndRefunded,
    points: november,
    onRetry: fn(),
  },
} satisfies Meta<typeof Chart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Year: Story = {
  name: 'All 366 days are drawn: if they do not fit they scroll, and arrow keys scroll each into view',
  args: { label: 'Payments of 2028', points: leapYear },
  decorators: [(Inner) => <div style={{ width: 272 }}>{Inner()}</div>],
  play: async ({ canvas, canvasElement }) => {
    const days = await plot(canvas);
    await expect(drawn(canvasElement, 'solid')).toHaveLength(366);
    days.focus();
    await userEvent.keyboard('{End}');
    await expect(days).toHaveAttribute('aria-valuetext', expect.stringContaining('31.12.2028'));
    const scroller = days.parentElement;
    await waitFor(() => expect(scroller?.scrollLeft).toBeGreaterThan(300));
    await waitFor(() => {
      const box = tip()?.getBoundingClientRect();
      expect(box?.left).toBeGreaterThanOrEqual(0);
      expect(box?.right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    });
  },
};

export const Narrow: Story = {
  name: 'At 320 px nothing overflows the chart, even with ten digits',
  args: {
    points: november.map((point, index) => (index === 4 ? { ...point, solid: '12345678.90' } : point)),
  },
  decorators: [(Inner) => <div style={{ width: 272 }}>{Inner()}</div>],
  play: async ({ canvas }) => {
    await plot(canvas);
    const figure = canvas.getByRole('figure');
    await expect(figure.scrollWidth).toBeLessThanOrEqual(figure.clientWidth);
    await expect(canvas.getByText('€15M', { selector: ':first-child' })).toBeVisible();
  },
};

export const PerCurrency: Story = {
  name: 'One currency at a time, with its own decimals',
  render: function Choice(args) {
    const [currency, setCurrency] = useState<'EUR' | 'JPY' | 'BHD'>('JPY');
    const amount = { EUR: '120.50', JPY: '96000', BHD: '10.250' }[currency];
    return (
      <div style={{ display: 'grid', gap: 12 }}>
        <SegmentedControl
          label="Currency"
          value={currency}
          onChange={setCurrency}
          options={[
            { value: 'EUR', label: 'EUR' },
            { value: 'JPY', label: 'JPY' },
            { value: 'BHD', label: 'BHD' },
          ]}
        />
        <Chart {...args} currency={currency} points={[{ at: '2026-11-20', solid: amount }]} />
      </div>
    );
  },
  play: async ({ canvas }) => {
    await expect(await plot(canvas)).toHaveAttribute('aria-valuetext', expect.stringContaining('¥96,000'));
    await userEvent.click(canvas.getByText('BHD'));
    await expect(await plot(canvas)).toHaveAttribute('aria-valuetext', expect.stringMatching(/BHD\s10\.250/));
  },
};

export const Malformed: Story = {
  name: 'Invalid figures are refused with a message, and never drawn as others',
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {[
        { at: '2026-02-31', solid: '1.00' },
        { at: '2026-11-01', solid: 'abc' },
        { at: '2026-11-01', solid: '1\u0000\u202e😀' },
        { at: '2026-11-01', solid: '9'.repeat(80_000) },
      ].map((point, index) => (
        <Chart {...args} key={point.solid} label={`Wrong ${index}`} points={[point]} />
      ))}
      <Chart {...args} label="No currency" currency="EURO" />
      <Chart
        {...args}
        label="Two centuries"
        points={[{ at: '1900-01-01' }, { at: addDays('2100-12-30', 1) }]}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('These figures cannot be drawn')).toHaveLength(6);
    await expect(canvas.getByText('“2026-02-31” is not a date of this chart.')).toBeVisible();
    await expect(canvas.getByText('“EURO” is not a currency.')).toBeVisible();
    await expect(canvas.queryByRole('slider')).toBeNull();
    await expect(screen.queryByRole('switch')).toBeNull();
  },
};

export const Nothing: Story = {
  name: 'Zero is drawn, and differs from a missing figure',
  args: { points: [{ at: '2026-11-01', solid: '0.00', hatched: '0.00' }] },
  play: async ({ canvas, canvasElement }) => {
    await expect(await plot(canvas)).toHaveAttribute(
      'aria-valuetext',
      '01.11.2026, Paid €0.00, Refunded €0.00',
    );
    await expect(drawn(canvasElement, 'solid')).toHaveLength(0);
  },
};

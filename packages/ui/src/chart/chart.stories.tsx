import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Chart } from './chart.tsx';
import { november, paidAndRefunded, twelveMonths } from './sample-days.ts';
import { drawn, plot, tip } from './story-parts.ts';

const meta = {
  title: 'Data/Chart',
  component: Chart,
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

export const Default: Story = {};

export const Playground: Story = {
  args: {
    label: 'Payments of 2026',
    step: 'month',
    series: { ...paidAndRefunded, line: { label: 'Paid the year before' } },
    points: twelveMonths,
  },
};

export const Keyboard: Story = {
  name: 'Without a mouse: one tab stop, arrow keys move between days, each is announced, Escape hides the tip',
  play: async ({ canvas }) => {
    const days = await plot(canvas);
    await userEvent.tab();
    await expect(canvas.getByRole('switch', { name: 'Show as table' })).toHaveFocus();
    await userEvent.tab();
    await expect(days).toHaveFocus();
    await expect(days).toHaveAttribute('aria-valuetext', '01.11.2026, Paid €8,200.50, Refunded €0.00');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(days).toHaveAttribute('aria-valuetext', '03.11.2026, Paid €6,102.50, Refunded €1,400.00');
    await expect(tip()).toHaveTextContent('03.11.2026Paid€6,102.50Refunded€1,400.00');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tip()).toBeNull());
    await userEvent.keyboard('{PageUp}');
    await expect(days).toHaveAttribute('aria-valuenow', '10');
    await userEvent.keyboard('{End}');
    await expect(days).toHaveAttribute('aria-valuetext', '30.11.2026, Paid no figure, Refunded no figure');
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expect(days).toHaveAttribute('aria-valuenow', '1');
    await userEvent.tab();
    await waitFor(() => expect(tip()).toBeNull());
  },
};

export const Pointer: Story = {
  name: 'The pointer shows the figures of the day it is over',
  play: async ({ canvas }) => {
    const days = await plot(canvas);
    const { left, top, width } = days.getBoundingClientRect();
    await userEvent.pointer({
      target: days,
      coords: { clientX: left + (width / 30) * 5.5, clientY: top + 20 },
    });
    await waitFor(() => expect(tip()).toHaveTextContent('06.11.2026Paid€16,005.50Refunded€1,500.00'));
    await userEvent.unhover(days);
    await waitFor(() => expect(tip()).toBeNull());
  },
};

export const Opens: Story = {
  name: 'A day leads somewhere: a press of the mouse or Enter opens it, a finger first sees its figures',
  args: { opens: { label: 'Open the day', onOpen: fn() } },
  play: async ({ canvas, args }) => {
    const days = await plot(canvas);
    const { left, top, width } = days.getBoundingClientRect();
    const at = { target: days, coords: { clientX: left + (width / 30) * 5.5, clientY: top + 20 } };
    const opened = args.opens?.onOpen;
    days.focus();
    await userEvent.pointer([{ ...at, keys: '[TouchA]' }]);
    await waitFor(() => expect(tip()).toHaveTextContent('Open the day'));
    await expect(opened).not.toHaveBeenCalled();
    await userEvent.pointer([{ ...at, keys: '[TouchA]' }]);
    await expect(opened).toHaveBeenLastCalledWith('2026-11-06');
    await userEvent.pointer([{ ...at, keys: '[MouseLeft]' }]);
    await expect(opened).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(opened).toHaveBeenLastCalledWith('2026-11-07');
  },
};

export const WithoutColour: Story = {
  name: 'Paid is solid, refunded hatched, the line dotted: they differ without colour',
  args: Playground.args ?? {},
  play: async ({ canvas, canvasElement }) => {
    await plot(canvas);
    await expect(drawn(canvasElement, 'solid').length).toBe(12);
    for (const bar of drawn(canvasElement, 'hatched')) {
      const pattern = /url\(#(.+)\)/.exec(bar.getAttribute('fill') ?? '')?.[1] ?? '';
      await expect(document.getElementById(pattern)?.tagName).toBe('pattern');
    }
    for (const bar of drawn(canvasElement, 'solid')) await expect(bar).not.toHaveAttribute('fill');
    await expect(canvasElement.querySelectorAll('svg circle').length).toBeGreaterThanOrEqual(12);
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Paid, 214 payments',
      'Refunded, 6 payments',
      'Paid the year before',
    ]);
  },
};

export const Axis: Story = {
  name: "The axis has tidy steps in the chart's currency",
  play: async ({ canvas }) => {
    await plot(canvas);
    for (const words of ['€0', '€5K', '€10K', '€15K', '€20K'])
      await expect(canvas.getAllByText(words)[0]).toBeVisible();
  },
};

export const TableTwin: Story = {
  name: 'The table has the same figures, exact, with totals',
  play: async ({ canvas }) => {
    await plot(canvas);
    await userEvent.click(canvas.getByRole('switch', { name: 'Show as table' }));
    const table = await canvas.findByRole('table');
    await expect(within(table).getAllByRole('row')).toHaveLength(32);
    await expect(within(table).getByRole('row', { name: /03\.11\.2026/ })).toHaveTextContent(
      '03.11.2026€6,102.50€1,400.00',
    );
    await expect(within(table).getByRole('row', { name: /25\.11\.2026/ })).toHaveTextContent('no figure');
    const [paid] = canvas.getAllByRole('definition');
    await expect(within(table).getByRole('row', { name: /Total/ })).toHaveTextContent(
      paid?.textContent ?? '-',
    );
  },
};

export const TriedAgain: Story = {
  name: 'Trying again keeps the focus in the chart while it loads',
  render: function Again(args) {
    const [isLoading, setLoading] = useState(false);
    return <Chart {...args} error={{}} loading={isLoading} onRetry={() => setLoading(true)} />;
  },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Try again' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
    await expect(canvas.getByRole('figure', { name: args.label })).toHaveFocus();
  },
};

export const SameHeight: Story = {
  name: 'Loading, empty and failed charts keep the height, and say what to do next',
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, maxWidth: 640 }}>
      <Chart {...args} />
      <Chart {...args} label="On its way" points={[]} loading />
      <Chart {...args} label="Without" points={[]} empty={{ text: 'Nothing was paid in this period.' }} />
      <Chart {...args} label="Failed" points={[]} error={{}} />
      <Chart {...args} label="As a table" />
    </div>
  ),
  play: async ({ canvas, args }) => {
    await canvas.findAllByRole('slider');
    await userEvent.click(canvas.getAllByRole('switch').at(-1) ?? document.body);
    await canvas.findByRole('table');
    const high = (name: string) => canvas.getByRole('figure', { name }).getBoundingClientRect().height;
    const asDrawn = high(args.label);
    await expect(high('On its way')).toBeCloseTo(asDrawn, 0);
    await expect(high('As a table')).toBeCloseTo(asDrawn, 0);
    await expect(high('Without')).toBeGreaterThanOrEqual(asDrawn - 1);
    await expect(canvas.getByRole('figure', { name: 'On its way' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByText('No data to display')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

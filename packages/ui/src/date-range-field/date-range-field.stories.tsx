import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { isClosed } from '../stories/calendar-parts.ts';
import { held } from '../stories/held.tsx';
import { DateRangeField } from './date-range-field.tsx';
import { open, stay } from './story-parts.ts';

const meta = {
  title: 'Fields/Date range field',
  component: DateRangeField,
  args: {
    label: 'Check-in - check-out',
    value: { from: '', to: '' },
    today: '2026-11-20',
    onChange: fn(),
  },
  render: held(DateRangeField),
} satisfies Meta<typeof DateRangeField>;

export default meta;
type Story = StoryObj<typeof meta>;

const lastWeeks = { from: '2026-10-24', to: '2026-11-20' };

export const Default: Story = { args: { value: stay, counts: 'nights' } };

export const Playground: Story = { args: { value: lastWeeks, presets: true, clearable: true } };

export const Filter: Story = {
  name: 'As a filter it is a button with the period and its days',
  args: { label: 'Created', as: 'filter', value: lastWeeks },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName(
      'Created: Last 4 weeks 24.10.2026 - 20.11.2026',
    );
  },
};

export const Nights: Story = {
  name: 'Nights are shown after the dates',
  args: { value: stay, counts: 'nights' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4 nights')).toBeVisible();
  },
};

// Specification 2.65
export const Presets: Story = {
  name: 'Presets are a single tab stop: arrow keys choose and show the days, Enter applies',
  args: { label: 'Created', as: 'filter', value: lastWeeks, max: '2026-11-20' },
  play: async ({ canvas, args }) => {
    const layer = await open(canvas);
    await expect(layer.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Today20.11.2026',
      'Last 4 weeks24.10 - 20.11',
      'Last 3 months21.08 - 20.11',
      'Last 12 months21.11.25 - 20.11.26',
      'All time',
      'Custom range',
    ]);
    await waitFor(() => expect(layer.getByRole('radio', { name: /Last 4 weeks/ })).toHaveFocus());
    await waitFor(() => expect(layer.getByText('28 days, today included')).toBeVisible());
    await userEvent.keyboard('{ArrowDown}');
    await expect(layer.getByRole('radio', { name: /Last 3 months/ })).toBeChecked();
    await waitFor(() => expect(layer.getByText('92 days, today included')).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-08-21', to: '2026-11-20' });
    await isClosed();
    await expect(canvas.getByRole('button')).toHaveAccessibleName(
      'Created: Last 3 months 21.08.2026 - 20.11.2026',
    );
  },
};

export const RefusedPeriod: Story = {
  name: 'A period the rules refuse is shown as days, and a field that needs both ends has no "all time"',
  args: {
    label: 'Created',
    as: 'filter',
    openEnded: false,
    longest: 40,
    value: { from: '2026-08-21', to: '2026-11-20' },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Created: 21.08.2026 - 20.11.2026');
    const layer = await open(canvas);
    await expect(layer.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Today20.11.2026',
      'Last 4 weeks24.10 - 20.11',
      'Custom range',
    ]);
    await waitFor(() => expect(layer.getByRole('radio', { name: 'Custom range' })).toHaveFocus());
    const text = layer.getByRole('textbox', { name: 'First and last day' });
    await expect(text).toHaveValue('21.08.2026 - 20.11.2026');
    await userEvent.clear(text);
    await userEvent.type(text, '01.11.2026 - 20.11.2026{Enter}');
    await userEvent.click(layer.getByRole('button', { name: 'Apply' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-01', to: '2026-11-20' });
  },
};

export const NoPeriod: Story = {
  name: 'A filter that needs both ends says so while it has none',
  args: { label: 'Created', as: 'filter', openEnded: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Created: Choose the first day');
  },
};

// Specification 2.65
export const CustomTyped: Story = {
  name: 'A custom range can be typed in a filter too, and an end may be open',
  args: { label: 'Created', as: 'filter', value: { from: '', to: '' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Created: All time');
    const layer = await open(canvas);
    await userEvent.click(layer.getByRole('radio', { name: 'Custom range' }));
    await userEvent.type(layer.getByRole('textbox', { name: 'First and last day' }), '01.03.2026 -{Enter}');
    await expect(layer.getByText('From 01.03.2026')).toBeVisible();
    await userEvent.click(layer.getByRole('button', { name: 'Apply' }));
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-03-01', to: '' });
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Created: From 01.03.2026');
  },
};

export const CustomRefused: Story = {
  name: 'An invalid range is never applied: the reason is shown and the period stays',
  args: { label: 'Created', as: 'filter', value: lastWeeks },
  play: async ({ canvas, args }) => {
    const layer = await open(canvas);
    await userEvent.click(layer.getByRole('radio', { name: 'Custom range' }));
    const text = layer.getByRole('textbox', { name: 'First and last day' });
    await userEvent.clear(text);
    await userEvent.type(text, '31.02.2026 - 05.03.2026');
    for (let press = 0; press < 2; press += 1) {
      await userEvent.click(layer.getByRole('button', { name: 'Apply' }));
      await expect(text).toHaveFocus();
      await expect(text).toBeInvalid();
      await expect(text).toHaveAccessibleDescription(/^Enter two dates/);
    }
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.clear(text);
    await userEvent.type(text, '01.03.2026 - 05.03.2026');
    await userEvent.click(layer.getByRole('button', { name: 'Apply' }));
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-03-01', to: '2026-03-05' });
  },
};

export const OneStop: Story = {
  name: 'A single Tab leaves the presets, and everything works without a mouse',
  args: { label: 'Created', as: 'filter', value: lastWeeks },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Created/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const layer = within(await screen.findByRole('dialog'));
    await layer.findAllByRole('grid');
    await waitFor(() => expect(layer.getByRole('radio', { name: /Last 4 weeks/ })).toHaveFocus());
    await userEvent.tab();
    await expect(document.activeElement).not.toHaveAttribute('type', 'radio');
    for (let stops = 0; stops < 8 && !document.activeElement?.closest('[role="grid"]'); stops++) {
      await userEvent.tab();
    }
    await userEvent.keyboard('{PageUp}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/September 2026/));
    await userEvent.keyboard('{Home}{Enter}{ArrowRight}{ArrowRight}{Enter}');
    await expect(layer.getByText('3 days')).toBeVisible();
    for (let stops = 0; stops < 8 && document.activeElement?.textContent !== 'Apply'; stops++) {
      await userEvent.tab();
    }
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await isClosed();
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Created/ })).toHaveFocus());
  },
};

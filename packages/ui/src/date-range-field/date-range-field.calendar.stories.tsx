import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { day, isClosed } from '../stories/calendar-parts.ts';
import { held } from '../stories/held.tsx';
import { pretendWidth } from '../stories/pretend-width.ts';
import { DateRangeField } from './date-range-field.tsx';
import { fieldIn, open, stay } from './story-parts.ts';

const meta = {
  title: 'Fields/Date range field/Calendar',
  component: DateRangeField,
  tags: ['!autodocs'],
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

export const Applied: Story = {
  name: 'Two presses choose a range, which is reported on Apply',
  args: { counts: 'nights' },
  play: async ({ canvas, args }) => {
    const layer = await open(canvas);
    await userEvent.click(day('24 November'));
    await expect(layer.getByText('Choose the last day')).toBeVisible();
    await expect(layer.getByRole('button', { name: 'Apply' })).toBeDisabled();
    await userEvent.click(day('28 November'));
    await expect(layer.getByText('4 nights')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(layer.getByRole('button', { name: 'Apply' }));
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenLastCalledWith(stay);
    await isClosed();
  },
};

export const ThirdPress: Story = {
  name: 'The third press starts again; ends and today are in the names of the days',
  args: { value: { from: '2026-11-20', to: '2026-11-28' } },
  play: async ({ canvas }) => {
    await open(canvas);
    await expect(day('20 November')).toHaveAccessibleName(/^Friday,? 20 November 2026, today, first day$/);
    await expect(day('28 November')).toHaveAccessibleName(/^Saturday,? 28 November 2026, last day$/);
    await userEvent.click(day('25 November'));
    await expect(day('25 November')).toHaveAccessibleName(/^Wednesday,? 25 November 2026, selected$/);
    await expect(day('28 November')).toHaveAccessibleName(/^Saturday,? 28 November 2026$/);
    await userEvent.click(day('23 November'));
    await expect(day('23 November')).toHaveAccessibleName(/^Monday,? 23 November 2026, first day$/);
    await expect(day('25 November')).toHaveAccessibleName(/^Wednesday,? 25 November 2026, last day$/);
  },
};

export const PressedAfterTyping: Story = {
  name: 'A press in the calendar after typing counts, and starts from the typed day',
  play: async ({ canvas, args }) => {
    await userEvent.click(fieldIn(canvas));
    await screen.findByRole('dialog');
    await waitFor(() => expect(day('25 November')).toBeVisible());
    await userEvent.keyboard('24.11.2026 - 28.11.2026');
    await userEvent.click(day('25 November'));
    await expect(args.onChange).toHaveBeenLastCalledWith(stay);
    await expect(day('25 November')).toHaveAccessibleName(/, selected$/);
    await expect(day('28 November')).toHaveAccessibleName(/2026$/);
  },
};

export const PressedInAnotherMonth: Story = {
  name: 'A press on a day after typing another month counts: the days do not move',
  play: async ({ canvas, args }) => {
    await userEvent.click(fieldIn(canvas));
    await screen.findByRole('dialog');
    await waitFor(() => expect(day('25 November')).toBeVisible());
    await userEvent.keyboard('05.02.2027 - 10.02.2027');
    await userEvent.click(day('25 November'));
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2027-02-05', to: '2027-02-10' });
    await expect(day('25 November')).toHaveAccessibleName(/, selected$/);
  },
};

export const Canceled: Story = {
  name: 'Cancel and Escape keep the value',
  args: { value: stay },
  play: async ({ canvas, args }) => {
    const layer = await open(canvas);
    await userEvent.click(day('25 November'));
    await userEvent.click(layer.getByRole('button', { name: 'Cancel' }));
    await isClosed();
    await open(canvas);
    await userEvent.click(day('25 November'));
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(fieldIn(canvas)).toHaveValue('24.11.2026 - 28.11.2026');
  },
};

export const OpenEnded: Story = {
  name: 'If it may be open-ended, a single day is enough, and typed ends may be missing',
  args: { openEnded: true },
  play: async ({ canvas, args }) => {
    const layer = await open(canvas);
    await userEvent.click(day('24 November'));
    await waitFor(() => expect(layer.getByText('From 24.11.2026')).toBeVisible());
    await userEvent.click(layer.getByRole('button', { name: 'Apply' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-24', to: '' });
    await isClosed();
    await expect(fieldIn(canvas)).toHaveValue('24.11.2026 -');
    await userEvent.clear(fieldIn(canvas));
    await userEvent.type(fieldIn(canvas), '- 28.11.2026{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '', to: '2026-11-28' });
  },
};

export const RefusedDays: Story = {
  name: 'An end that cannot be chosen is refused with the reason, typed and in the calendar',
  args: { disabledWeekdays: [7], disabledDates: ['2026-11-25'], min: '2026-11-20', max: '2026-12-20' },
  play: async ({ canvas, args }) => {
    const texts = [
      ['22.11.2026 - 24.11.2026', 'Not possible on a Sunday'],
      ['24.11.2026 - 25.11.2026', 'This day cannot be chosen'],
      ['19.11.2026 - 24.11.2026', 'The first day possible is 20.11.2026'],
      ['24.11.2026 - 21.12.2026', 'The last day possible is 20.12.2026'],
    ] as const;
    for (const [text, reason] of texts) {
      await userEvent.clear(fieldIn(canvas));
      await userEvent.type(fieldIn(canvas), `${text}{Enter}`);
      await expect(canvas.getByText(reason)).toBeVisible();
    }
    await open(canvas);
    await expect(day('25 November')).toHaveAccessibleName(/, This day cannot be chosen$/);
    await expect(day('22 November')).toHaveAccessibleName(/, Not possible on a Sunday$/);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

// Specification 5.54
export const Lengths: Story = {
  name: 'Days that make the range too short or too long say so',
  args: { counts: 'nights', shortest: 2, longest: 5 },
  play: async ({ canvas }) => {
    const layer = await open(canvas);
    await userEvent.click(day('24 November'));
    await expect(day('25 November')).toHaveAccessibleName(
      /^Wednesday,? 25 November 2026, At least 2 nights$/,
    );
    await userEvent.click(day('30 November'));
    await expect(layer.getByText('At most 5 nights')).toBeVisible();
    await userEvent.click(day('24 November'));
    await expect(layer.getByText('Choose the first day')).toBeVisible();
  },
};

// Specification 9.24
export const TwoMonths: Story = {
  name: 'One month below 768 pixels, two above',
  play: async ({ canvas }) => {
    for (const [width, months] of [
      [320, 1],
      [767, 1],
      [768, 2],
      [1280, 2],
    ] as const) {
      const restore = pretendWidth(width);
      try {
        const layer = await open(canvas);
        await expect(layer.getAllByRole('grid'), `${width} pixels`).toHaveLength(months);
        await userEvent.keyboard('{Escape}');
        await isClosed();
      } finally {
        restore();
      }
    }
  },
};

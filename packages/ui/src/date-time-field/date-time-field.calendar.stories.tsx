import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { day } from '../stories/calendar-parts.ts';
import { held } from '../stories/held.tsx';
import { DateTimeField } from './date-time-field.tsx';
import { fieldIn, open } from './story-parts.ts';

const meta = {
  title: 'Fields/Date time field/Calendar',
  component: DateTimeField,
  tags: ['!autodocs'],
  args: {
    label: 'Execution time',
    value: '',
    timeZone: 'Europe/Athens',
    today: '2026-11-20',
    onChange: fn(),
  },
  render: held(DateTimeField),
} satisfies Meta<typeof DateTimeField>;

export default meta;
type Story = StoryObj<typeof meta>;

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Days: Story = {
  name: 'Disabled days give the reason, typed and in the calendar',
  args: { disabledWeekdays: [7], disabledDates: ['2026-11-25'], min: '2026-11-12T10:00:00Z' },
  play: async ({ canvas }) => {
    await userEvent.type(fieldIn(canvas), '22.11.2026 10:30{Enter}');
    await expect(canvas.getByText('Not possible on a Sunday')).toBeVisible();
    await open(canvas);
    await expect(day('25 November')).toHaveAccessibleName(/, This day cannot be chosen$/);
    await expect(day('11 November')).toHaveAccessibleName(/, The first day possible is 12.11.2026$/);
    await expect(day('22 November')).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Chosen: Story = {
  name: 'Choosing a day moves on to its time, and only Apply reports the value',
  play: async ({ canvas, args }) => {
    const layer = await open(canvas);
    await userEvent.click(day('24 November'));
    const time = layer.getByRole('textbox', { name: 'Time' });
    await waitFor(() => expect(time).toHaveFocus());
    await userEvent.click(layer.getByRole('button', { name: 'Apply' }));
    await expect(layer.getByText('Enter a time after the date')).toBeVisible();
    await userEvent.type(time, '930');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(layer.getByRole('button', { name: 'Apply' }));
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-24T09:30');
    await isClosed();
    await expect(fieldIn(canvas)).toHaveValue('24.11.2026 09:30');
  },
};

export const PressedAfterTyping: Story = {
  name: 'A press in the calendar after typing counts, and keeps the typed time',
  play: async ({ canvas, args }) => {
    await userEvent.click(fieldIn(canvas));
    const layer = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(day('25 November')).toBeVisible());
    await userEvent.keyboard('24.11.2026 09:30');
    await userEvent.click(day('25 November'));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-24T09:30');
    await userEvent.click(layer.getByRole('button', { name: 'Apply' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-25T09:30');
  },
};

export const PressedInAnotherMonth: Story = {
  name: 'A press on a day after typing another month counts: the days do not move',
  play: async ({ canvas, args }) => {
    await userEvent.click(fieldIn(canvas));
    const layer = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(day('25 November')).toBeVisible());
    await userEvent.keyboard('05.02.2027 09:30');
    await userEvent.click(day('25 November'));
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-02-05T09:30');
    await expect(day('25 November')).toHaveAccessibleName(/, selected$/);
    await userEvent.click(layer.getByRole('button', { name: 'Apply' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-25T09:30');
  },
};

export const RefusedBeforeTyping: Story = {
  name: "Typing clears the calendar's earlier error",
  play: async ({ canvas }) => {
    const layer = await open(canvas);
    await userEvent.click(layer.getByRole('button', { name: 'Apply' }));
    await expect(layer.getByText('Choose a day')).toBeVisible();
    await userEvent.click(fieldIn(canvas));
    await userEvent.keyboard('24.11.2026 09:30');
    await userEvent.click(layer.getByRole('textbox', { name: 'Time' }));
    await expect(layer.getByRole('textbox', { name: 'Time' })).toHaveValue('09:30');
    await expect(layer.queryByText('Choose a day')).toBeNull();
  },
};

export const SkippedInCalendar: Story = {
  name: 'The calendar refuses a time skipped by daylight saving too, and stays open',
  args: { value: '2027-03-28T02:55' },
  play: async ({ canvas, args }) => {
    const layer = await open(canvas);
    await userEvent.click(layer.getByRole('textbox', { name: 'Time' }));
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(layer.getByText(/^This time does not exist/)).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Canceled: Story = {
  name: 'Cancel and Escape keep the value, and the focus returns',
  args: { value: '2026-11-24T10:30' },
  play: async ({ canvas, args }) => {
    const layer = await open(canvas);
    await userEvent.click(day('25 November'));
    await userEvent.click(layer.getByRole('button', { name: 'Cancel' }));
    await isClosed();
    await open(canvas);
    await userEvent.click(day('25 November'));
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await waitFor(() => expect(canvas.getByRole('button', { name: /Open the calendar/ })).toHaveFocus());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const ByKeyboard: Story = {
  name: 'Everything works without a mouse: arrow keys choose the day, Tab moves to the time, its arrow keys step by five minutes',
  args: { value: '2026-11-20T10:31' },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(fieldIn(canvas)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(day('20 November')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}{Enter}');
    await expect(day('26 November')).toHaveAccessibleName(/selected$/);
    await userEvent.tab();
    const time = screen.getByRole('textbox', { name: 'Time' });
    await expect(time).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(time).toHaveValue('10:35');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-26T10:35');
    await isClosed();
    await waitFor(() => expect(fieldIn(canvas)).toHaveFocus());
  },
};

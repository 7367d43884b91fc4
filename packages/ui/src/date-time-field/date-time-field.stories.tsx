import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { held } from '../stories/held.tsx';
import { DateTimeField } from './date-time-field.tsx';
import { fieldIn, open } from './story-parts.ts';

const meta = {
  title: 'Fields/Date time field',
  component: DateTimeField,
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

export const Default: Story = { args: { value: '2026-11-24T10:30' } };

export const Playground: Story = {
  args: {
    value: '2026-11-24T10:30',
    clearable: true,
    hint: 'The guest pays then',
    min: '2026-11-20T07:41:00Z',
  },
};

export const Zone: Story = {
  name: 'The time zone is shown next to it, and announced',
  args: { value: '2026-11-24T10:30', hint: 'The guest pays then', timeZone: 'America/New_York' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('America/New York')).toBeVisible();
    await expect(fieldIn(canvas)).toHaveAccessibleDescription('The guest pays then America/New York');
    await expect(fieldIn(canvas)).toHaveValue('24.11.2026 10:30');
  },
};

export const Typed: Story = {
  name: 'Date and time can be typed and pasted in many forms, also as an instant, in 24-hour time',
  play: async ({ canvas, args }) => {
    const texts = [
      '24.11.2026 21:30',
      '2026-11-24T21:30',
      '24.11.2026 2130',
      ' 24 11 2026  21h30 ',
      '24.11.2026, 9:30 PM',
      '21:30 24.11.2026',
      '2026-11-24T19:30:00Z',
    ];
    for (const text of texts) {
      await userEvent.clear(fieldIn(canvas));
      await userEvent.paste(text);
      await expect(fieldIn(canvas)).toHaveValue(text);
      await userEvent.keyboard('{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-24T21:30');
      await expect(fieldIn(canvas)).toHaveValue('24.11.2026 21:30');
    }
    await expect(canvas.getByText('Read as 24.11.2026 21:30')).toBeInTheDocument();
  },
};

export const HalfTyped: Story = {
  name: 'Nothing changes and nothing is corrected while typing',
  play: async ({ canvas, args }) => {
    await userEvent.type(fieldIn(canvas), '31.12.2026 1');
    await expect(fieldIn(canvas)).toHaveValue('31.12.2026 1');
    await expect(fieldIn(canvas)).toBeValid();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const NoTime: Story = {
  name: 'A day without a time is refused, and stays',
  args: { value: '2026-11-24T10:30' },
  play: async ({ canvas, args }) => {
    await userEvent.clear(fieldIn(canvas));
    await userEvent.type(fieldIn(canvas), '25.11.2026{Enter}');
    await expect(canvas.getByText('Enter a time after the date')).toBeVisible();
    await expect(fieldIn(canvas)).toHaveValue('25.11.2026');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};

export const Skipped: Story = {
  name: 'A time skipped by daylight saving is refused with the reason',
  play: async ({ canvas, args }) => {
    await userEvent.type(fieldIn(canvas), '28.03.2027 03:30{Enter}');
    const reason = 'This time does not exist: the clocks are put forward over it';
    await expect(canvas.getByText(reason)).toBeVisible();
    await expect(fieldIn(canvas)).toHaveValue('28.03.2027 03:30');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.clear(fieldIn(canvas));
    await userEvent.type(fieldIn(canvas), '28.03.2027 04:00{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-03-28T04:00');
  },
};

export const Twice: Story = {
  name: 'Of a time that occurs twice the first is used, and it says so',
  play: async ({ canvas, args }) => {
    await userEvent.type(fieldIn(canvas), '25.10.2026 03:30{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-10-25T03:30');
    await expect(
      canvas.getByText('The clocks are put back over this time. The first of the two is meant.'),
    ).toBeVisible();
    await expect(fieldIn(canvas)).toBeValid();
  },
};

export const Limits: Story = {
  name: 'The limits are instants: earlier and later times are refused, naming the limit in the zone',
  args: { min: '2026-11-20T07:41:20Z', max: '2026-11-30T21:59:00Z' },
  play: async ({ canvas, args }) => {
    await userEvent.type(fieldIn(canvas), '20.11.2026 09:41{Enter}');
    await expect(canvas.getByText('The earliest possible is 20.11.2026 09:42')).toBeVisible();
    await userEvent.clear(fieldIn(canvas));
    await userEvent.type(fieldIn(canvas), '01.12.2026 00:00{Enter}');
    await expect(canvas.getByText('The latest possible is 30.11.2026 23:59')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.clear(fieldIn(canvas));
    await userEvent.type(fieldIn(canvas), '20.11.2026 09:42{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-20T09:42');
  },
};

export const Seconds: Story = {
  name: 'With seconds, they are typed and shown, and arrow keys step by five',
  args: { precision: 'second', value: '2026-11-24T10:30:58' },
  play: async ({ canvas, args }) => {
    await expect(fieldIn(canvas)).toHaveValue('24.11.2026 10:30:58');
    const layer = await open(canvas);
    const time = layer.getByRole<HTMLInputElement>('textbox', { name: 'Time' });
    await userEvent.click(time);
    time.setSelectionRange(8, 8);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(time).toHaveValue('10:31:05');
    time.setSelectionRange(4, 4);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-24T10:25:00');
  },
};

export const Cleared: Story = {
  name: 'The cross clears it and keeps the focus in the field',
  args: { value: '2026-11-24T10:30', clearable: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear: Execution time' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(fieldIn(canvas)).toHaveFocus();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { badTexts, refusesBadTexts, showsBadValues } from '../stories/bad-input.ts';
import { held } from '../stories/held.tsx';
import { formatDateTime, isDateTime } from './civil-date-time.ts';
import { DateTimeField } from './date-time-field.tsx';

const meta = {
  title: 'Fields/Date time field/Bad input',
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

export const Pasted: Story = {
  name: '80 kB, emoji, marks of direction, a NUL, 31 February: each stays as it is, with the reason, and is no value',
  play: async ({ canvas, args }) => {
    const texts = [...badTexts, ['a NUL in a moment', '20.11.2026\u0000 10:30'] as const];
    await refusesBadTexts(canvas.getByRole('textbox'), args.onChange, '', texts);
  },
};

export const Marks: Story = {
  name: 'Marks of direction around a moment do no harm',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('\u200f20.11.2026 10:30\u200e');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-20T10:30');
  },
};

export const EndOfAllYears: Story = {
  name: 'The last minute of all years is refused by Enter, wherever the clocks are',
  args: { timeZone: 'America/New_York' },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), '31.12.9999 23:59{Enter}');
    await expect(canvas.getByRole('textbox')).toHaveValue('31.12.9999 23:59');
    await expect(canvas.getByText('The last day possible is 31.12.2100')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Invalid values set from outside, as by a broken store. */
const values = [
  '2026-02-31T10:30',
  '99999-01-01T10:30',
  '9999-12-31T23:59',
  '0001-01-01T00:00',
  '2026-11-20',
  '2026-11-20T25:00',
  'abc',
  '\u0000',
  '😀',
  'x'.repeat(80_000),
];

export const Values: Story = {
  name: 'An invalid value from outside is shown as an error, opens the calendar and is not changed',
  render: ({ onChange }) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {values.map((value, index) => (
        <DateTimeField
          key={value}
          label={`Value ${index + 1}`}
          value={value}
          timeZone="Europe/Athens"
          today="2026-11-20"
          onChange={onChange}
        />
      ))}
    </div>
  ),
  play: async ({ canvas, args }) => {
    const as = (value: string) => (isDateTime(value, 'minute') ? formatDateTime(value) : value);
    await showsBadValues(canvas, values, { as, withCalendar: true });
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

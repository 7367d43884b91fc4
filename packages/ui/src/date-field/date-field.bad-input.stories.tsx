import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { refusesBadTexts, showsBadValues } from '../stories/bad-input.ts';
import { held } from '../stories/held.tsx';
import { DateField } from './date-field.tsx';

const meta = {
  title: 'Fields/Date field/Bad input',
  component: DateField,
  tags: ['!autodocs'],
  args: { label: 'Execution date', value: '', today: '2026-11-20', onChange: fn() },
  render: held(DateField),
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pasted: Story = {
  name: '80 kB, emoji, marks of direction, a NUL, 31 February, year 99999: each stays, with the reason, and is no value',
  play: async ({ canvas, args }) => {
    await refusesBadTexts(canvas.getByRole('textbox'), args.onChange, '');
  },
};

export const Marks: Story = {
  name: 'Marks of direction around a date do no harm',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('\u200f31.12.2026\u200e');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-31');
    await expect(canvas.getByRole('textbox')).toHaveValue('31.12.2026');
  },
};

/** Invalid values set from outside, as by a broken store. */
const values = [
  '2026-02-31',
  '99999-01-01',
  '1850-01-01',
  '31.12.2026',
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
        <DateField
          key={value}
          label={`Value ${index + 1}`}
          value={value}
          today="2026-11-20"
          onChange={onChange}
        />
      ))}
    </div>
  ),
  play: async ({ canvas, args }) => {
    await showsBadValues(canvas, values, {
      as: (value) => (value === '1850-01-01' ? '01.01.1850' : value),
      withCalendar: true,
    });
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { badTexts, refusesBadTexts, showsBadValues } from '../stories/bad-input.ts';
import { held } from '../stories/held.tsx';
import { TimeField } from './time-field.tsx';

const meta = {
  title: 'Fields/Time field/Bad input',
  component: TimeField,
  tags: ['!autodocs'],
  args: { label: 'Execution time', value: '', onChange: fn() },
  render: held(TimeField),
} satisfies Meta<typeof TimeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pasted: Story = {
  name: '80 kB, emoji, marks of direction, a NUL, a date: each stays, with the reason, and is no value',
  play: async ({ canvas, args }) => {
    const texts = [
      ...badTexts,
      ['80 kB of digits', '9'.repeat(80_000)] as const,
      ['a time with a NUL', '09:30\u0000'] as const,
    ];
    await refusesBadTexts(canvas.getByRole('textbox'), args.onChange, '', texts);
  },
};

const values = ['25:00', '23:60', '9:30', '09:30:00', 'abc', '\u0000', '😀', 'x'.repeat(80_000)];

export const Values: Story = {
  name: 'An invalid value from outside is shown as an error and not changed',
  render: ({ onChange }) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {values.map((value, index) => (
        <TimeField key={value} label={`Value ${index + 1}`} value={value} onChange={onChange} />
      ))}
    </div>
  ),
  play: async ({ canvas, args }) => {
    await showsBadValues(canvas, values);
    for (const field of canvas.getAllByRole('textbox'))
      await expect(field).toHaveAccessibleDescription('Enter a time such as 09:30');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

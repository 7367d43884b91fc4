import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { badTexts, refusesBadTexts } from '../stories/bad-input.ts';
import { held } from '../stories/held.tsx';
import { LifetimeField } from './lifetime-field.tsx';

const meta = {
  title: 'Fields/Lifetime field/Bad input',
  component: LifetimeField,
  tags: ['!autodocs'],
  args: {
    label: 'Lifetime',
    value: '',
    now: '2026-11-20T07:41:00Z',
    timeZone: 'Europe/Athens',
    onChange: fn(),
  },
  render: held(LifetimeField),
} satisfies Meta<typeof LifetimeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pasted: Story = {
  name: '80 kB, emoji, marks of direction, a NUL, a sign: each stays, with the reason, and is no value',
  play: async ({ canvas, args }) => {
    const texts = [
      ...badTexts,
      ['80 kB of digits', '9'.repeat(80_000)] as const,
      ['80 kB of lengths', '1 day '.repeat(13_000)] as const,
      ['a sign', '-5'] as const,
      ['a fraction', '1.5'] as const,
    ];
    await refusesBadTexts(canvas.getByRole('textbox'), args.onChange, '', texts);
  },
};

export const TooLong: Story = {
  name: 'A lifetime beyond the calendar is refused, and not cut',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '999999999');
    await expect(canvas.getByText('This goes further than the calendar does')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue('999999999');
  },
};

export const NotUnlimited: Story = {
  name: 'Unlimited is an error if not allowed, and a number can be typed instead',
  args: { value: 'unlimited', allowUnlimited: false },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveValue('unlimited');
    await expect(field).toBeEnabled();
    await expect(field).toBeInvalid();
    await expect(canvas.getByText('Enter a whole number, or a length such as 36h')).toBeVisible();
    await userEvent.click(field);
    await userEvent.tab();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, '48');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('PT48H');
    await expect(field).toBeValid();
  },
};

const values = [
  '48',
  '36h',
  'P1Y',
  'PT1.5H',
  '-P1D',
  '2026-02-31',
  'abc',
  '\u0000',
  '😀',
  'x'.repeat(80_000),
];

export const Values: Story = {
  name: 'An invalid value from outside is shown as an error and not changed, not even on blur',
  render: ({ onChange, now, timeZone }) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {values.map((value, index) => (
        <LifetimeField
          key={value}
          label={`Value ${index + 1}`}
          value={value}
          now={now}
          timeZone={timeZone}
          onChange={onChange}
        />
      ))}
    </div>
  ),
  play: async ({ canvas, args }) => {
    const fields = canvas.getAllByRole('textbox');
    for (const [index, value] of values.entries()) {
      const field = fields[index] as HTMLElement;
      await expect(field).toHaveValue(value);
      await expect(field).toBeInvalid();
      await userEvent.click(field);
      await userEvent.tab();
      await expect(field).toHaveValue(value);
    }
    await expect(canvas.getAllByText('Enter a whole number, or a length such as 36h')).toHaveLength(
      values.length,
    );
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

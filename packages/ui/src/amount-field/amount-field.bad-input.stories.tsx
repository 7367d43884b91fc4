import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { badTexts, refusesBadTexts, showsBadValues } from '../stories/bad-input.ts';
import { held } from '../stories/held.tsx';
import { AmountField } from './amount-field.tsx';

const meta = {
  title: 'Fields/Amount field/Bad input',
  component: AmountField,
  tags: ['!autodocs'],
  args: { label: 'Amount', value: '', currency: 'EUR', onChange: fn() },
  render: held(AmountField),
} satisfies Meta<typeof AmountField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pasted: Story = {
  name: 'abc, a date, 80 kB, emoji, marks of direction, a NUL: each stays, with the reason, and is no amount',
  play: async ({ canvas, args }) => {
    const texts = [
      ...badTexts.map(([what, text]) => [what, text.trim()] as const),
      ['letters', 'abc'] as const,
      ['80 kB of digits', '9'.repeat(80_000)] as const,
      ['80 kB of groups', '1,2'.repeat(27_000)] as const,
      ['an exponent', '1e3'] as const,
    ];
    await refusesBadTexts(canvas.getByRole('textbox'), args.onChange, '', texts);
  },
};

const values = ['abc', '1e3', 'NaN', '-5.00', '10.2555', '2026-02-31', '\u0000', '😀', 'x'.repeat(80_000)];

export const Values: Story = {
  name: 'A value it could never produce shows as it is, as an error, and is not changed, not by leaving it either',
  render: ({ onChange, currency }) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {values.map((value, index) => (
        <AmountField
          key={value}
          label={`Value ${index + 1}`}
          value={value}
          currency={currency}
          onChange={onChange}
        />
      ))}
    </div>
  ),
  play: async ({ canvas, args }) => {
    await showsBadValues(canvas, values);
    for (const field of canvas.getAllByRole('textbox')) {
      await userEvent.click(field);
      await userEvent.tab();
    }
    await showsBadValues(canvas, values);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

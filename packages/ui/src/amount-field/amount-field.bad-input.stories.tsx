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

export const PastedBehind: Story = {
  name: '80 kB of digits behind a digit that stands there are refused at once too',
  args: { value: '5.00' },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, '5');
    const start = performance.now();
    await userEvent.paste('9'.repeat(80_000));
    await expect(performance.now() - start).toBeLessThan(4_000);
    await expect(field.value.replaceAll(',', '') === `5${'9'.repeat(80_000)}`).toBe(true);
    await expect(field).toHaveAccessibleDescription('EUR This amount is too large');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};

const values = ['abc', '1e3', 'NaN', '-5.00', '10.2555', '2026-02-31', '\u0000', '😀', 'x'.repeat(80_000)];

const noCurrencies = ['', 'BGN', 'HRK', 'XYZ', 'eur'];

export const Currencies: Story = {
  name: 'In what is no currency the amount is shown as it came, with the reason, and is not changed',
  render: ({ onChange }) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {noCurrencies.map((currency, index) => (
        <AmountField
          key={currency}
          label={`Value ${index + 1}`}
          value="1234.50"
          currency={currency}
          onChange={onChange}
        />
      ))}
    </div>
  ),
  play: async ({ canvas, args }) => {
    await showsBadValues(
      canvas,
      noCurrencies.map(() => '1234.50'),
    );
    for (const field of canvas.getAllByRole('textbox')) {
      await userEvent.type(field, '7');
      await expect(field).toHaveValue('1234.50');
      await expect(field).toHaveAccessibleDescription(/First choose a currency that is in use$/);
    }
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

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

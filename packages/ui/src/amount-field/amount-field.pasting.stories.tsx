import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { held } from '../stories/held.tsx';
import { AmountField, type AmountFieldProps } from './amount-field.tsx';
import { fieldIn, paste } from './story-parts.ts';

const meta = {
  title: 'Fields/Amount field/Pasting',
  component: AmountField,
  tags: ['!autodocs'],
  args: { label: 'Amount', value: '', currency: 'EUR', onChange: fn() },
  render: held(AmountField),
} satisfies Meta<typeof AmountField>;

export default meta;
type Story = StoryObj<typeof meta>;

const Held = held(AmountField);
/** A field with a currency select below. */
function InAnyCurrency(props: AmountFieldProps) {
  const [currency, setCurrency] = useState(props.currency);
  return (
    <>
      <Held {...props} currency={currency} />
      {['EUR', 'USD', 'JPY'].map((code) => (
        <button key={code} type="button" onClick={() => setCurrency(code)}>
          {code}
        </button>
      ))}
    </>
  );
}

export const Pasted: Story = {
  name: 'Pasted text is parsed before it changes, and the result is announced',
  play: async ({ canvas, args }) => {
    for (const text of ['1.234,56', '1,234.56', '1 234,56', '€1234.56', ' 1234,56 EUR ']) {
      await userEvent.clear(fieldIn(canvas));
      await paste(canvas, text);
      await expect(fieldIn(canvas)).toHaveValue('1,234.56');
      await expect(args.onChange).toHaveBeenLastCalledWith('1234.56');
      await expect(canvas.getByText('Read as €1,234.56')).toBeInTheDocument();
    }
  },
};

export const Asked: Story = {
  name: 'Of two possible readings the user is asked, never guessed for',
  play: async ({ canvas, args }) => {
    await paste(canvas, '1,234');
    await expect(fieldIn(canvas)).toHaveValue('1,234');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByText('This can be read two ways. Choose one.')).toBeVisible();
    await expect(fieldIn(canvas)).toHaveAccessibleDescription(/two ways/);
    await expect(canvas.getByRole('button', { name: '€1,234.00' })).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('1.23');
    await expect(fieldIn(canvas)).toHaveValue('1.23');
    await expect(fieldIn(canvas)).toHaveFocus();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const AskedWhenTyped: Story = {
  name: 'The user is asked about three digits typed after a comma too',
  play: async ({ canvas, args }) => {
    await userEvent.type(fieldIn(canvas), '1,234');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await userEvent.click(canvas.getByRole('button', { name: '€1,234.00' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('1234.00');
  },
};

export const Refused: Story = {
  name: 'An unreadable text stays, with the reason, and is not an amount',
  args: { value: '10.00' },
  play: async ({ canvas, args }) => {
    const reasons = [
      ['-5', 'Enter the amount without a minus sign'],
      ['$5', 'This is in another currency. Enter the amount in EUR'],
      ['12.345,678', 'At most 2 decimals'],
      ['soon', 'Enter an amount in digits, such as 1,234.00'],
    ] as const;
    for (const [text, reason] of reasons) {
      await userEvent.clear(fieldIn(canvas));
      await paste(canvas, text);
      await expect(fieldIn(canvas)).toHaveValue(text);
      await expect(canvas.getByText(reason)).toBeVisible();
      await expect(fieldIn(canvas)).toBeInvalid();
      await expect(args.onChange).toHaveBeenLastCalledWith('');
    }
  },
};

export const CurrencyChanged: Story = {
  name: 'When the currency changes, pasted text is parsed again',
  render: (args) => <InAnyCurrency {...args} />,
  play: async ({ canvas, args }) => {
    const change = (code: string) => userEvent.click(canvas.getByRole('button', { name: code }));
    await paste(canvas, '$500');
    await expect(fieldIn(canvas)).toBeInvalid();
    await change('JPY');
    await expect(fieldIn(canvas)).toHaveValue('$500');
    await change('USD');
    await expect(args.onChange).toHaveBeenLastCalledWith('500.00');
    await expect(fieldIn(canvas)).toHaveValue('500.00');
    await change('JPY');
    await expect(args.onChange).toHaveBeenLastCalledWith('500');
    await userEvent.clear(fieldIn(canvas));
    await userEvent.type(fieldIn(canvas), '12.50');
    await expect(fieldIn(canvas)).toBeInvalid();
    await change('EUR');
    await expect(fieldIn(canvas)).toHaveValue('12.50');
    await expect(args.onChange).toHaveBeenLastCalledWith('12.50');
    await expect(fieldIn(canvas)).toBeValid();
  },
};

export const WithoutDecimals: Story = {
  name: 'A value with decimals its currency does not have is refused with a reason and stays',
  args: { value: '120.00', currency: 'JPY' },
  play: async ({ canvas, args }) => {
    await expect(fieldIn(canvas)).toHaveValue('120.00');
    await expect(fieldIn(canvas)).toBeInvalid();
    await expect(fieldIn(canvas)).toHaveAccessibleDescription(/JPY|decimals/);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

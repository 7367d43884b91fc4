import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { AmountField } from '../amount-field/amount-field.tsx';
import { Button } from '../button/button.tsx';
import { ColorField } from '../color-field/color-field.tsx';
import { Combobox } from '../combobox/combobox.tsx';
import { DateField } from '../date-field/date-field.tsx';
import { DateRangeField } from '../date-range-field/date-range-field.tsx';
import { DateTimeField } from '../date-time-field/date-time-field.tsx';
import { DateTimeRangeField } from '../date-time-field/date-time-range-field.tsx';
import { LifetimeField } from '../lifetime-field/lifetime-field.tsx';
import { Modal } from '../modal/modal.tsx';
import { NumberField } from '../number-field/number-field.tsx';
import { TimeField } from '../time-field/time-field.tsx';
import { held } from './held.tsx';

const onSend = fn();

const meta = {
  title: 'Fields/Texts that mean nothing yet',
  tags: ['!autodocs'],
  beforeEach: () => {
    onSend.mockClear();
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const Amount = held(AmountField);
const Charter = held(DateTimeRangeField);
const Color = held(ColorField);
const Day = held(DateField);
const Days = held(DateRangeField);
const Moment = held(DateTimeField);
const Lifetime = held(LifetimeField);
const Count = held(NumberField);
const Property = held(Combobox<string>);
const Time = held(TimeField);
const rest = { value: '', onChange: fn(), optional: true } as const;

function Everything() {
  return (
    <form
      style={{ display: 'grid', gap: 16 }}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <Amount {...rest} label="Deposit" currency="EUR" />
      <Count {...rest} label="Guests" />
      <Day {...rest} label="Check-in" />
      <Days {...rest} value={{ from: '', to: '' }} label="Stay" />
      <Moment {...rest} label="Due" timeZone="Europe/Athens" />
      <Time {...rest} label="Transfer" />
      <Lifetime {...rest} label="Lifetime" />
      <Color {...rest} label="Colour" />
      <Button type="submit" variant="primary">
        Send
      </Button>
    </form>
  );
}

export const NotSent: Story = {
  name: 'A button does not submit a form while an optional field is unreadable: that field gets the focus',
  render: () => <Everything />,
  play: async ({ canvas }) => {
    const send = canvas.getByRole('button', { name: 'Send' });
    for (const [label, text] of [
      ['Deposit', '12.345.6'],
      ['Deposit', '1,234'],
      ['Guests', 'four'],
      ['Check-in', '31.11.2026'],
      ['Stay', '20.11.2026 - 31.11.2026'],
      ['Due', '31.11.2026 10:00'],
      ['Transfer', '25:00'],
      ['Lifetime', 'soon'],
      ['Colour', '#12345'],
    ] as const) {
      const field = canvas.getByLabelText<HTMLInputElement>(
        label === 'Lifetime' ? 'Number' : new RegExp(`^${label}`),
        { selector: 'input[type="text"]' },
      );
      await userEvent.click(field);
      await userEvent.paste(text);
      await userEvent.click(send);
      await expect(onSend, `${label}: ${text}`).not.toHaveBeenCalled();
      await expect(field, `${label}: ${text}`).toHaveFocus();
      await expect(field).toHaveValue(text);
      await userEvent.clear(field);
    }
    await userEvent.click(send);
    await expect(onSend).toHaveBeenCalledTimes(1);
  },
};

const property = [{ value: 'kalypso', label: 'Kalypso Bay Resort' }];

function RangeAndChoice() {
  return (
    <form
      style={{ display: 'grid', gap: 16 }}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <Charter
        {...rest}
        label="Charter"
        timeZone="Europe/Athens"
        value={{ from: '2026-11-24T10:00', to: '2026-11-24T09:55' }}
      />
      <Property {...rest} label="Property" value="kalypso" options={property} />
      <Button type="submit" variant="primary">
        Send
      </Button>
    </form>
  );
}

export const NotInPart: Story = {
  name: 'Nor with an incomplete range, or a text that differs from the selection',
  render: () => <RangeAndChoice />,
  play: async ({ canvas }) => {
    const end = canvas.getByRole('textbox', { name: 'End' });
    await userEvent.clear(end);
    await userEvent.paste('24.11.2026 09:50');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(onSend).not.toHaveBeenCalled();
    await expect(end).toHaveFocus();
    await userEvent.clear(end);
    await userEvent.paste('24.11.2026 11:00');
    const choice = canvas.getByRole('combobox', { name: /^Property/ });
    await userEvent.clear(choice);
    await userEvent.type(choice, 'Villa{Escape}{Enter}');
    await expect(onSend).not.toHaveBeenCalled();
    await expect(choice).toHaveValue('Kalypso Bay Resort');
    await userEvent.keyboard('{Enter}');
    await expect(onSend).toHaveBeenCalledOnce();
  },
};

export const NotConfirmed: Story = {
  name: 'A dialog does not confirm either, by its button or by Enter',
  render: () => (
    <Modal open title="Change the rate" onClose={fn()} action={{ label: 'Save', onAct: onSend }}>
      <Day {...rest} label="Until" />
    </Modal>
  ),
  play: async () => {
    const until = await screen.findByRole('textbox', { name: /^Until/ });
    await userEvent.click(until);
    await userEvent.keyboard('32.12.2026{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(onSend).not.toHaveBeenCalled();
    await expect(until).toHaveFocus();
    await userEvent.clear(until);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(onSend).toHaveBeenCalledOnce();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { held } from '../stories/held.tsx';
import { PhoneField, type PhoneFieldProps } from './phone-field.tsx';
import { phonePlans } from './phone-module.ts';

const HeldPhone = held(PhoneField);

const countries = [
  { value: 'GR', label: 'Greece' },
  { value: 'NO', label: 'Norway' },
];

/** A form with a separate country field. */
function BesideCountry(props: PhoneFieldProps) {
  const [country, setCountry] = useState('');
  return (
    <>
      <HeldPhone {...props} country={country} />
      <RadioGroup label="Country" options={countries} value={country} onChange={setCountry} />
    </>
  );
}

const meta = {
  title: 'Fields/Phone field/Country of the form',
  component: PhoneField,
  tags: ['!autodocs'],
  args: { label: 'Phone', value: '', onChange: fn() },
  beforeEach: async () => {
    for (const country of ['GR', 'NO']) await phonePlans.load('', country);
  },
  render: (args) => <BesideCountry {...args} />,
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const KnownLater: Story = {
  name: 'Digits typed before their country is known are parsed once it is, and keep it',
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Phone' });
    await userEvent.type(field, '6944123456');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('6944123456');
    await userEvent.click(canvas.getByRole('radio', { name: 'Greece' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('+306944123456');
    await expect(field).toHaveValue('694 412 3456');
    await userEvent.click(canvas.getByRole('radio', { name: 'Norway' }));
    await expect(canvas.getByRole('button', { name: 'Country: Greece GR +30' })).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith('+306944123456');
  },
};

export const CameAsDigits: Story = {
  name: "Digits from outside do not change when another field's country is chosen",
  args: { value: '6944123456' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Greece' }));
    await expect(canvas.getByRole('textbox', { name: 'Phone' })).toHaveValue('6944123456');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Empty: Story = {
  name: "An empty field uses the form's country, also after it held another country's number",
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Choose a country' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Norway' }));
    await expect(canvas.getByRole('button', { name: 'Country: Norway NO +47' })).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Phone' }), '91234567');
    await expect(args.onChange).toHaveBeenLastCalledWith('+4791234567');
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Phone' }));
    await expect(canvas.getByRole('button', { name: 'Country: Norway NO +47' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Greece' }));
    await expect(canvas.getByRole('button', { name: 'Country: Greece GR +30' })).toBeVisible();
  },
};

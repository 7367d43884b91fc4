import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { showsBadValues } from '../stories/bad-input.ts';
import { held } from '../stories/held.tsx';
import { PhoneField } from './phone-field.tsx';
import { phonePlans } from './phone-module.ts';

const meta = {
  title: 'Fields/Phone field/Bad input',
  component: PhoneField,
  tags: ['!autodocs'],
  args: { label: 'Phone', value: '+306944123456', country: 'GR', onChange: fn() },
  render: held(PhoneField),
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pasted: Story = {
  name: '80 kB, emoji, direction marks, a NUL and words are refused with a message',
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Phone' });
    await waitFor(() => expect(field).toHaveValue('694 412 3456'));
    const texts = [
      ['80 kB', 'Dear guest, - '.repeat(6_000)],
      ['80 kB of digits', `+30${'9'.repeat(80_000)}`],
      ['an emoji', '🗓️'],
      ['marks of the direction of writing alone', '\u200f\u202e\u200e'],
      ['a NUL', '\u0000'],
      ['words', 'reception'],
    ] as const;
    await userEvent.click(field);
    for (const [what, text] of texts) {
      await userEvent.paste(text);
      await expect(field, what).toHaveValue('694 412 3456');
      await expect(field, what).toHaveAccessibleDescription('No phone number was found in the pasted text');
      await expect(field, what).toBeInvalid();
    }
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Backspace}');
    await expect(field).toBeValid();
  },
};

export const Kept: Story = {
  name: 'Pasted or filled in alone, a text that is no phone stays, with the reason, after blur too',
  args: { value: '' },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Phone' });
    await phonePlans.load('', 'GR');
    const texts = [
      // The picker shows the dial code.
      ['+30 69441234567890123', '69441234567890123', impossible],
      ['69O4123456', '69O4123456', foreign],
      ['reception', 'reception', foreign],
    ] as const;
    for (const [text, shown, reason] of texts) {
      await userEvent.clear(field);
      await userEvent.click(field);
      await userEvent.paste(text);
      await userEvent.tab();
      await expect(field, text).toHaveValue(shown);
      await expect(field, text).toHaveAccessibleDescription(reason);
      await expect(args.onChange).toHaveBeenLastCalledWith(text);
    }
  },
};

export const Keys: Story = {
  name: 'A key that is refused is named as refused, until another is accepted',
  args: { value: '' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Phone' });
    await phonePlans.load('', 'GR');
    await userEvent.type(field, '6944123456');
    await expect(field).toBeValid();
    // A Greek number has at most twelve.
    await userEvent.type(field, '777');
    await expect(field).toHaveAccessibleDescription('This number can have no more digits');
    await userEvent.tab();
    await expect(field).toBeInvalid();
    await userEvent.click(field);
    await userEvent.type(field, '{Backspace}');
    await expect(field).toBeValid();
    await userEvent.type(field, 'x');
    await expect(field).toHaveAccessibleDescription(/^Enter a phone number in digits/);
  },
};

const impossible = 'This phone number has too few or too many digits';
const foreign = 'Enter a phone number in digits, such as +30 694 412 3456';

export const Possible: Story = {
  name: 'Too few or too many digits are refused on blur, not while typing',
  args: { value: '' },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Phone' });
    await phonePlans.load('', 'GR');
    await userEvent.type(field, '+30694412');
    await expect(field).toBeValid();
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription(impossible);
    await expect(field).toBeInvalid();
    await expect(args.onChange).toHaveBeenLastCalledWith('+30694412');
    await userEvent.click(field);
    await expect(field).toBeInvalid();
    await userEvent.type(field, '3456');
    await expect(field).toBeValid();
    await userEvent.tab();
    await expect(field).toBeValid();
    await expect(field).toHaveValue('694 412 3456');
  },
};

export const Impossible: Story = {
  name: 'A value from outside with too few digits is refused immediately, and not changed',
  args: { value: '+3012345' },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Phone' });
    await phonePlans.load('', 'GR');
    await waitFor(() => expect(field).toBeInvalid());
    await expect(field).toHaveAccessibleDescription(impossible);
    await userEvent.click(field);
    await userEvent.tab();
    await expect(field).toHaveValue('12345');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

const values = ['reception, ext. 5', '+abc', '9'.repeat(40), '\u0000', '😀', '\u202e+30', 'x'.repeat(80_000)];

export const Values: Story = {
  name: 'An invalid value from outside is shown as an error and not changed, not even on blur',
  render: ({ onChange }) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {values.map((value, index) => (
        <PhoneField key={value} label={`Value ${index + 1}`} value={value} onChange={onChange} />
      ))}
    </div>
  ),
  play: async ({ canvas, args }) => {
    await canvas.findAllByRole('button', { name: 'Choose a country' });
    await showsBadValues(canvas, values);
    for (const [index, field] of canvas.getAllByRole('textbox').entries()) {
      const reason = /^\d+$/.test(values[index] ?? '') ? impossible : foreign;
      await expect(field).toHaveAccessibleDescription(reason);
      await userEvent.click(field);
      await userEvent.tab();
    }
    await showsBadValues(canvas, values);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

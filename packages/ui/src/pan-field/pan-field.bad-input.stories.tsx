import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { badTexts, showsBadValues } from '../stories/bad-input.ts';
import { held } from '../stories/held.tsx';
import { PanField } from './pan-field.tsx';

const meta = {
  title: 'Fields/PAN field/Bad input',
  component: PanField,
  tags: ['!autodocs'],
  args: { label: 'Card number', value: '', onChange: fn() },
  render: held(PanField),
} satisfies Meta<typeof PanField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pasted: Story = {
  name: '80 kB, emoji, direction marks, a NUL and too many digits are refused with a message',
  args: { value: '4111 11' },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    const texts = [
      ...badTexts,
      ['80 kB of digits', '4'.repeat(80_000)],
      ['21 digits', '4'.repeat(21)],
    ] as const;
    for (const [what, text] of texts.filter(([, each]) => !/\d{4}-|\d\.\d{4}/.test(each))) {
      await userEvent.paste(text);
      await expect(field, what).toHaveValue('4111 11');
      await expect(field, what).toHaveAccessibleDescription('No card number was found in the pasted text');
      await expect(field, what).toBeInvalid();
    }
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

const values = ['abc', '4111-1111-1111-1111', '41111111', '4'.repeat(21), '\u0000', '😀', 'x'.repeat(80_000)];

export const Values: Story = {
  name: 'An invalid value from outside is shown as an error and not changed; it can be corrected',
  render: ({ onChange }) => {
    const Field = held(PanField);
    return (
      <div style={{ display: 'grid', gap: 16 }}>
        {values.map((value, index) => (
          <Field key={value} label={`Value ${index + 1}`} value={value} onChange={onChange} />
        ))}
      </div>
    );
  },
  play: async ({ canvas, args }) => {
    await showsBadValues(canvas, values);
    for (const field of canvas.getAllByRole('textbox'))
      await expect(field).toHaveAccessibleDescription(/^Enter the card number in digits/);
    await expect(args.onChange).not.toHaveBeenCalled();
    const field = canvas.getByRole('textbox', { name: 'Value 1' });
    await userEvent.clear(field);
    await userEvent.keyboard('41');
    await expect(field).toBeValid();
    await expect(field).toHaveFocus();
    await userEvent.tab();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Value 1' }), '112');
    await expect(args.onChange).toHaveBeenLastCalledWith('4111 2');
  },
};

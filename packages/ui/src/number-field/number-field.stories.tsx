import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { held } from '../stories/held.tsx';
import { NumberField } from './number-field.tsx';

const meta = {
  title: 'Fields/Number field',
  component: NumberField,
  args: { label: 'Expires soon', value: '', min: 1, max: 23, onChange: fn() },
  render: held(NumberField),
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const fieldIn = (canvas: Canvas) => canvas.getByRole<HTMLInputElement>('spinbutton');

async function enter(canvas: Canvas, text: string) {
  await userEvent.clear(fieldIn(canvas));
  await userEvent.click(fieldIn(canvas));
  await userEvent.paste(text);
  await userEvent.tab();
}

export const Default: Story = { args: { value: '12', suffix: 'hours' } };

export const Playground: Story = { args: { value: '15', max: 120, step: 5, min: 0, hint: 'In minutes' } };

export const Named: Story = {
  name: 'The label names it, and its limits are announced',
  args: { value: '12' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Expires soon' });
    await expect(field).toHaveAttribute('aria-valuenow', '12');
    await expect(field).toHaveAttribute('aria-valuemin', '1');
    await expect(field).toHaveAttribute('aria-valuemax', '23');
  },
};

export const Typed: Story = {
  name: 'Every key is reported as digits, and nothing is corrected while typing',
  play: async ({ canvas, args }) => {
    await userEvent.type(fieldIn(canvas), '012');
    await expect(fieldIn(canvas)).toHaveValue('012');
    await expect(args.onChange).toHaveBeenLastCalledWith('12');
    await userEvent.tab();
    await expect(fieldIn(canvas)).toHaveValue('12');
    await expect(canvas.getByText('Read as 12')).toBeInTheDocument();
  },
};

export const Arrows: Story = {
  name: 'Without a mouse: arrow keys step and stop at the limits',
  args: { value: '20', max: 30, min: 0, step: 5 },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await expect(fieldIn(canvas)).toHaveValue('25');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect(fieldIn(canvas)).toHaveValue('30');
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('{PageDown}{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('0');
    await userEvent.clear(fieldIn(canvas));
    await userEvent.type(fieldIn(canvas), '23{ArrowDown}');
    await expect(fieldIn(canvas)).toHaveValue('20');
  },
};

export const Wheel: Story = {
  name: 'The wheel does not change it',
  args: { value: '10' },
  play: async ({ canvas, args }) => {
    await userEvent.click(fieldIn(canvas));
    await fireEvent.wheel(fieldIn(canvas), { deltaY: 100 });
    await expect(fieldIn(canvas)).toHaveValue('10');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const NoCap: Story = {
  name: 'A number above the limit is reported immediately, and never cut',
  play: async ({ canvas, args }) => {
    await userEvent.type(fieldIn(canvas), '240');
    await expect(fieldIn(canvas)).toHaveValue('240');
    await expect(fieldIn(canvas)).toHaveAccessibleDescription('At most 23');
    await expect(args.onChange).toHaveBeenLastCalledWith('240');
    await userEvent.tab();
    await expect(fieldIn(canvas)).toHaveValue('240');
  },
};

export const TooLittle: Story = {
  name: 'A number below the limit or between steps is reported on blur',
  args: { min: 10, max: 60, step: 5 },
  play: async ({ canvas }) => {
    await userEvent.type(fieldIn(canvas), '3');
    await expect(fieldIn(canvas)).toBeValid();
    await userEvent.tab();
    await expect(canvas.getByText('At least 10')).toBeVisible();
    await enter(canvas, '23');
    await expect(canvas.getByText('In steps of 5, such as 20 or 25')).toBeVisible();
    await expect(fieldIn(canvas)).toHaveValue('23');
  },
};

export const DigitsOnly: Story = {
  name: 'A sign, decimals and an exponent are refused and kept, never parsed as another number',
  args: { value: '5' },
  play: async ({ canvas, args }) => {
    for (const text of ['-5', '1e3', '1.5', '1,5', '12h']) {
      await enter(canvas, text);
      await expect(fieldIn(canvas)).toHaveValue(text);
      await expect(canvas.getByText('Enter a whole number in digits')).toBeVisible();
      await expect(args.onChange).toHaveBeenLastCalledWith('');
    }
  },
};

export const FormFirst: Story = {
  name: "The form's message overrides a broken limit",
  args: { value: '40', state: 'error', feedback: 'The company allows 12 hours' },
  play: async ({ canvas }) => {
    await expect(fieldIn(canvas)).toHaveAccessibleDescription('The company allows 12 hours');
  },
};

export const ReadOnly: Story = {
  name: 'Read-only, no key changes it',
  args: { value: '5', readOnly: true },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}7');
    await expect(fieldIn(canvas)).toHaveValue('5');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Hostile: Story = {
  name: '80 kB, emoji, direction marks, NUL and endless digits are refused immediately and kept',
  args: { value: '5' },
  play: async ({ canvas, args }) => {
    for (const text of ['1'.repeat(80_000), '🙂', '\u202E12', '\u000012', '١٢', '99999999999999999999']) {
      await enter(canvas, text);
      await expect(fieldIn(canvas)).toBeInvalid();
      await expect(args.onChange).toHaveBeenLastCalledWith('');
    }
    await userEvent.clear(fieldIn(canvas));
    await userEvent.type(fieldIn(canvas), '{ArrowUp}');
    await expect(fieldIn(canvas)).toHaveValue('1');
  },
};

export const Foreign: Story = {
  name: 'An invalid value is shown unchanged, with the reason',
  args: { value: 'NaN' },
  play: async ({ canvas, args }) => {
    await expect(fieldIn(canvas)).toHaveValue('NaN');
    await expect(fieldIn(canvas)).toBeInvalid();
    await userEvent.click(fieldIn(canvas));
    await userEvent.tab();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

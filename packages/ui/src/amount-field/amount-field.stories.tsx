import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { held } from '../stories/held.tsx';
import { AmountField } from './amount-field.tsx';
import { fieldIn, paste } from './story-parts.ts';

const meta = {
  title: 'Fields/Amount field',
  component: AmountField,
  args: { label: 'Amount', value: '', currency: 'EUR', onChange: fn() },
  render: held(AmountField),
} satisfies Meta<typeof AmountField>;

export default meta;
type Story = StoryObj<typeof meta>;

const submitted = fn();

const Held = held(AmountField);

export const Default: Story = { args: { value: '2160.00', hint: 'At most €2,160.00, what is due' } };

export const Playground: Story = { args: { value: '1218.00', max: '2160.00', optional: true } };

export const Named: Story = {
  name: 'The label names it, and its currency describes it',
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Amount' });
    await expect(field).toHaveAccessibleDescription(/^EUR\s*$/);
  },
};

export const Grouped: Story = {
  name: 'Digits are grouped while they are typed, and every key is reported as a decimal string',
  play: async ({ canvas, args }) => {
    await userEvent.type(fieldIn(canvas), '1234.5');
    await expect(fieldIn(canvas)).toHaveValue('1,234.5');
    await expect(args.onChange).toHaveBeenNthCalledWith(1, '1.00');
    await expect(args.onChange).toHaveBeenLastCalledWith('1234.50');
    await userEvent.tab();
    await expect(fieldIn(canvas)).toHaveValue('1,234.50');
  },
};

export const StableCaret: Story = {
  name: 'The caret stays behind the digit it stood behind',
  args: { value: '1234567.00' },
  play: async ({ canvas }) => {
    const field = fieldIn(canvas);
    await userEvent.click(field);
    field.setSelectionRange(3, 3);
    await userEvent.keyboard('9');
    await expect(field).toHaveValue('12,934,567.00');
    await expect(field.selectionStart).toBe(4);
    await userEvent.keyboard('{Backspace}');
    await expect(field).toHaveValue('1,234,567.00');
    await expect(field.selectionStart).toBe(3);
  },
};

export const BackspaceOverGroup: Story = {
  name: 'Backspace at a group sign deletes the digit before it',
  args: { value: '1234.00' },
  play: async ({ canvas, args }) => {
    const field = fieldIn(canvas);
    await userEvent.click(field);
    field.setSelectionRange(2, 2);
    await userEvent.keyboard('{Backspace}');
    await expect(field).toHaveValue('234.00');
    await expect(args.onChange).toHaveBeenLastCalledWith('234.00');
  },
};

export const CommaOrDot: Story = {
  name: 'A comma is as good a decimal sign as a dot',
  play: async ({ canvas, args }) => {
    await userEvent.type(fieldIn(canvas), '12,5');
    await expect(args.onChange).toHaveBeenLastCalledWith('12.50');
  },
};

export const BothSigns: Story = {
  name: 'Typed with both, the first groups: as the field itself shows amounts',
  play: async ({ canvas, args }) => {
    for (const text of ['1,234.50', '1.234,50', '1,234,567.50']) {
      await userEvent.clear(fieldIn(canvas));
      await userEvent.type(fieldIn(canvas), text);
      await expect(fieldIn(canvas)).toHaveValue(text);
      await expect(fieldIn(canvas)).toBeValid();
      await expect(args.onChange).toHaveBeenLastCalledWith(`${text.slice(0, -3).replace(/\D/g, '')}.50`);
    }
    await userEvent.tab();
    await expect(fieldIn(canvas)).toHaveValue('1,234,567.50');
  },
};

// Specification 2.68, 5.17
export const OwnDecimals: Story = {
  name: 'A currency has its own decimals: the yen none',
  args: { currency: 'JPY', value: '96000' },
  play: async ({ canvas, args }) => {
    await expect(fieldIn(canvas)).toHaveValue('96,000');
    await userEvent.clear(fieldIn(canvas));
    await userEvent.type(fieldIn(canvas), '12.5');
    await expect(fieldIn(canvas)).toHaveAccessibleDescription('JPY JPY has no decimals');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};

export const NothingWhileTyping: Story = {
  name: 'A reason that another key could take away waits for blur or Enter',
  play: async ({ canvas }) => {
    await userEvent.type(fieldIn(canvas), '€');
    await expect(fieldIn(canvas)).toBeValid();
    await userEvent.keyboard('12');
    await userEvent.tab();
    await expect(fieldIn(canvas)).toHaveValue('12.00');
    await userEvent.clear(fieldIn(canvas));
    await userEvent.type(fieldIn(canvas), '€{Enter}');
    await expect(fieldIn(canvas)).toBeInvalid();
  },
};

export const Limit: Story = {
  name: 'More than the limit is said with the limit, and never cut',
  args: { max: '2160.00' },
  play: async ({ canvas, args }) => {
    await userEvent.type(fieldIn(canvas), '21600');
    await expect(fieldIn(canvas)).toHaveValue('21,600');
    await expect(fieldIn(canvas)).toHaveAccessibleDescription('EUR At most €2,160.00');
    await expect(args.onChange).toHaveBeenLastCalledWith('21600.00');
  },
};

export const AboveZero: Story = {
  name: 'Zero is refused once it was left, unless it is allowed',
  play: async ({ canvas }) => {
    await userEvent.type(fieldIn(canvas), '0');
    await expect(fieldIn(canvas)).toBeValid();
    await userEvent.tab();
    await expect(canvas.getByText('Enter an amount above zero')).toBeVisible();
  },
};

export const Wheel: Story = {
  name: 'The wheel and the arrows do nothing to it',
  args: { value: '10.00' },
  play: async ({ canvas, args }) => {
    await userEvent.click(fieldIn(canvas));
    await fireEvent.wheel(fieldIn(canvas), { deltaY: 100 });
    await userEvent.keyboard('{ArrowUp}{ArrowDown}');
    await expect(fieldIn(canvas)).toHaveValue('10.00');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Keys: Story = {
  name: 'Without a mouse: it is typed; of two readings Tab reaches each, Enter takes one, the focus returns',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(fieldIn(canvas)).toHaveFocus();
    await userEvent.keyboard('1,234');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '€1,234.00' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('1234.00');
    await expect(fieldIn(canvas)).toHaveFocus();
  },
};

export const NotSubmitted: Story = {
  name: 'Enter does not send a form with an amount that has no meaning yet',
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitted();
      }}
    >
      <Held {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    submitted.mockClear();
    await paste(canvas, '1,234');
    await userEvent.keyboard('{Enter}');
    await expect(submitted).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: '€1.23' }));
    await userEvent.keyboard('{Enter}');
    await expect(submitted).toHaveBeenCalledTimes(1);
  },
};

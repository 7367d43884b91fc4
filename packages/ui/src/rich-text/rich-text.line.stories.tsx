import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { held } from '../stories/held.tsx';
import { exampleTags } from './example-text.ts';
import { RichText } from './rich-text.tsx';
import { button, caretToEnd, paste, selectAll, write } from './story-parts.ts';

const meta = {
  title: 'Fields/Rich text/One line',
  component: RichText,
  tags: ['!autodocs'],
  args: {
    label: 'Subject',
    format: 'line',
    value: 'Payment of {{payment_amount}}',
    tags: exampleTags,
    maxLength: 500,
    onChange: fn(),
  },
  render: held(RichText),
} satisfies Meta<typeof RichText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TagAtCaret: Story = {
  name: 'A tag is inserted at the caret as a chip; a line has no formats',
  play: async ({ canvas, args }) => {
    const text = await write(canvas);
    await expect(text).not.toHaveAttribute('aria-multiline');
    await expect(canvas.getByText('Payment amount')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Bold' })).toBeNull();
    caretToEnd(text);
    document.execCommand('insertText', false, ' for ');
    await userEvent.click(button(canvas, 'Insert tag'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Order number' }));
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith('Payment of {{payment_amount}} for {{order_number}}'),
    );
  },
};

export const StaysOneLine: Story = {
  name: 'Enter and pasted paragraphs do not break it, and markup is text',
  args: { value: '' },
  play: async ({ canvas, args }) => {
    await write(canvas, 'Pay');
    await userEvent.keyboard('{Enter}{Shift>}{Enter}{/Shift}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('Pay'));
    await selectAll();
    await paste({ 'text/plain': 'One\r\n\r\ntwo {{customer_name}}' });
    await expect(args.onChange).toHaveBeenLastCalledWith('One two {{customer_name}}');
    await selectAll();
    await paste({
      'text/html': '<p>One <b onclick="alert(1)">&lt;b&gt;</b></p><ul><li>two</li></ul><p>three</p>',
    });
    await expect(args.onChange).toHaveBeenLastCalledWith('One <b> two three');
  },
};

export const TooLong: Story = {
  name: 'A text that is too long is reported, and stays to be shortened',
  args: { value: 'x'.repeat(505), maxLength: 500 },
  play: async ({ canvas }) => {
    await write(canvas);
    await expect(canvas.getByText(/505/)).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Modal } from '../modal/modal.tsx';
import { held } from '../stories/held.tsx';
import { exampleTags, exampleText } from './example-text.ts';
import { RichText } from './rich-text.tsx';
import { button, caretToEnd, paste, selectAll, write } from './story-parts.ts';

const meta = {
  title: 'Fields/Rich text',
  component: RichText,
  args: { label: 'Greeting', value: '', tags: exampleTags, onChange: fn() },
  render: held(RichText),
} satisfies Meta<typeof RichText>;

export default meta;
type Story = StoryObj<typeof meta>;

const Held = held(RichText);

export const Default: Story = { args: { value: exampleText } };

export const Playground: Story = {
  args: { value: exampleText, maxLength: 10_000, hint: 'Above the amount', optional: true },
};

export const Named: Story = {
  name: 'The label names text and toolbar, and a press on it focuses the text',
  play: async ({ canvas }) => {
    const text = await canvas.findByRole('textbox', { name: 'Greeting' });
    await expect(canvas.getByRole('toolbar', { name: 'Formatting: Greeting' })).toBeVisible();
    await userEvent.click(canvas.getByText('Greeting'));
    await waitFor(() => expect(text).toHaveFocus());
  },
};

export const OtherLanguage: Story = {
  name: "A text in another language has its language attribute; its toolbar uses the page's language",
  args: { value: '<p>Αγαπητή {{customer_name}}</p>', language: 'el' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Greeting' })).toHaveAttribute('lang', 'el');
    await expect(canvas.getByText('Customer name')).toHaveAttribute('lang', 'en');
    await expect(canvas.getByRole('toolbar').closest('[lang="el"]')).toBeNull();
  },
};

export const Shell: Story = {
  name: 'Toolbar and frame have their final height immediately',
  args: { value: exampleText, rows: 6 },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Greeting' });
    await expect(canvas.getByRole('toolbar')).toBeVisible();
    const { height } = group.getBoundingClientRect();
    await canvas.findByRole('textbox');
    await expect(group.getBoundingClientRect().height).toBe(height);
  },
};

export const Untouched: Story = {
  name: 'A value does not change until the user types',
  args: { value: 'Dear <b>{{ customer_name }}</b>' },
  play: async ({ canvas, args }) => {
    await write(canvas);
    await userEvent.tab();
    await expect(args.onChange).not.toHaveBeenCalled();
    await write(canvas);
    caretToEnd(await canvas.findByRole('textbox'));
    document.execCommand('insertText', false, '!');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        expect.stringMatching(/^<p>Dear <strong>\{\{customer_name\}\}!?<\/strong>!?<\/p>$/),
      ),
    );
  },
};

export const Two: Story = {
  name: 'Two fields on a page are independent',
  render: (args) => (
    <>
      <Held {...args} label="Greeting" />
      <Held {...args} label="Closing" value="<p>Kind regards</p>" />
    </>
  ),
  play: async ({ canvas, args }) => {
    const closing = await canvas.findByRole('textbox', { name: 'Closing' });
    const greeting = await canvas.findByRole('textbox', { name: 'Greeting' });
    await userEvent.click(closing);
    await selectAll();
    await userEvent.keyboard('{Alt>}{F10}{/Alt}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('<p><strong>Kind regards</strong></p>');
    const [one, other] = canvas.getAllByRole('button', { name: 'Bold' });
    await expect(one).toHaveAttribute('aria-pressed', 'false');
    await expect(other).toHaveAttribute('aria-pressed', 'true');
    await expect(greeting).toHaveTextContent('');
  },
};

export const ReadOnly: Story = {
  name: 'Read-only, it can be focused and read, but not changed',
  args: { value: exampleText, readOnly: true },
  play: async ({ canvas, args }) => {
    const text = await canvas.findByRole('textbox', { name: 'Greeting' });
    await expect(canvas.queryByRole('toolbar')).toBeNull();
    await expect(text).toHaveAttribute('aria-readonly', 'true');
    await userEvent.tab();
    await expect(text).toHaveFocus();
    document.execCommand('insertText', false, 'x');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = {
  name: 'Disabled, it shows its text and is not a tab stop',
  args: { value: exampleText, disabled: true },
  play: async ({ canvas }) => {
    const text = await canvas.findByRole('textbox');
    await expect(text).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab();
    await expect(text).not.toHaveFocus();
  },
};

export const InError: Story = {
  name: 'An error describes the text',
  args: { state: 'error', feedback: 'The message may not be empty' },
  play: async ({ canvas }) => {
    const text = await canvas.findByRole('textbox');
    await expect(text).toHaveAccessibleDescription('The message may not be empty');
    await expect(text).toHaveAttribute('aria-invalid', 'true');
  },
};

export const Limit: Story = {
  name: 'With a limit it counts visible text; a text that is too long is reported and never cut',
  args: { maxLength: 20 },
  play: async ({ canvas, args }) => {
    await write(canvas);
    await paste({ 'text/plain': 'Welcome to Naxos and to us' });
    await expect(args.onChange).toHaveBeenLastCalledWith('<p>Welcome to Naxos and to us</p>');
    await expect(canvas.getByText('26 of 20 characters')).toBeVisible();
    await expect(canvas.getByText('6 characters too many')).toBeInTheDocument();
    await selectAll();
    await userEvent.click(button(canvas, 'Bold'));
    await expect(args.onChange).toHaveBeenLastCalledWith(
      '<p><strong>Welcome to Naxos and to us</strong></p>',
    );
    await expect(canvas.getByText('26 of 20 characters')).toBeVisible();
  },
};

export const InDialog: Story = {
  name: 'In a dialog Escape first leaves the toolbar, then closes the dialog',
  render: (args) => (
    <Modal title="Letter" open onClose={fn()}>
      <Held {...args} />
    </Modal>
  ),
  play: async () => {
    const text = await screen.findByRole('textbox');
    await userEvent.click(text);
    await userEvent.keyboard('{Alt>}{F10}{/Alt}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Bold' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(text).toHaveFocus());
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};

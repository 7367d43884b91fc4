import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Modal } from '../modal/modal.tsx';
import { held } from '../stories/held.tsx';
import { exampleTags, exampleText } from './example-text.ts';
import { RichText } from './rich-text.tsx';

const meta = {
  title: 'Fields/Rich text',
  component: RichText,
  args: { label: 'Greeting', value: '', tags: exampleTags, onChange: fn() },
  render: held(RichText),
} satisfies Meta<typeof RichText>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const button = (canvas: Canvas, name: string) => canvas.getByRole('button', { name });

/** The text once its editor is there, with the caret in it. */
async function write(canvas: Canvas, words = ''): Promise<HTMLElement> {
  const text = await canvas.findByRole('textbox');
  await userEvent.click(text);
  await waitFor(() => expect(text).toHaveFocus());
  // As a browser does it: the editor hears of it by what changes in the page.
  if (words !== '') document.execCommand('insertText', false, words);
  return text;
}

async function paste(kinds: Readonly<Record<string, string>>) {
  const data = new DataTransfer();
  for (const [kind, content] of Object.entries(kinds)) data.setData(kind, content);
  await userEvent.paste(data);
}

function caretToEnd(text: HTMLElement) {
  document.getSelection()?.selectAllChildren(text);
  document.getSelection()?.collapseToEnd();
}

const selectAll = () => userEvent.keyboard('{Control>}a{/Control}');

export const Default: Story = { args: { value: exampleText } };

export const Playground: Story = {
  args: { value: exampleText, maxLength: 10_000, hint: 'Above the amount', optional: true },
};

export const Named: Story = {
  name: 'The label names text and toolbar, and a press on it goes to the text',
  play: async ({ canvas }) => {
    const text = await canvas.findByRole('textbox', { name: 'Greeting' });
    await expect(canvas.getByRole('toolbar', { name: 'Formatting: Greeting' })).toBeVisible();
    await userEvent.click(canvas.getByText('Greeting'));
    await waitFor(() => expect(text).toHaveFocus());
  },
};

export const Shell: Story = {
  name: 'Toolbar and frame are there at once, as high as they will be',
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
  name: 'A value is not touched until somebody writes',
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

export const Marks: Story = {
  name: 'Bold, italic, underline and strike, by mouse and by keys, are written as the server takes them',
  play: async ({ canvas, args }) => {
    await write(canvas, 'Welcome');
    await selectAll();
    await userEvent.click(button(canvas, 'Bold'));
    await expect(args.onChange).toHaveBeenLastCalledWith('<p><strong>Welcome</strong></p>');
    await expect(button(canvas, 'Bold')).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('{Control>}i{/Control}{Control>}u{/Control}');
    await userEvent.click(button(canvas, 'Strikethrough'));
    await expect(args.onChange).toHaveBeenLastCalledWith(
      '<p><strong><em><u><s>Welcome</s></u></em></strong></p>',
    );
  },
};

export const Lists: Story = {
  name: 'Lists, and Tab leaves the text from inside one',
  play: async ({ canvas, args }) => {
    const text = await write(canvas, 'Breakfast');
    await userEvent.click(button(canvas, 'List'));
    await expect(args.onChange).toHaveBeenLastCalledWith('<ul><li>Breakfast</li></ul>');
    await userEvent.click(button(canvas, 'Numbered list'));
    await expect(args.onChange).toHaveBeenLastCalledWith('<ol><li>Breakfast</li></ol>');
    await userEvent.tab();
    await expect(text).not.toHaveFocus();
  },
};

export const ToolbarKeys: Story = {
  name: 'The toolbar is one tab stop with arrows inside; Alt+F10 reaches it, Escape returns',
  play: async ({ canvas }) => {
    const text = await write(canvas, 'Welcome');
    await userEvent.keyboard('{Alt>}{F10}{/Alt}');
    await expect(button(canvas, 'Bold')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(button(canvas, 'Underline')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(button(canvas, 'Redo')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(text).toHaveFocus());
    await userEvent.tab({ shift: true });
    await expect(button(canvas, 'Redo')).toHaveFocus();
    await userEvent.tab();
    await expect(text).toHaveFocus();
  },
};

export const Keyboard: Story = {
  name: 'Without a mouse: a mark, a link, a colour and a tag',
  play: async ({ canvas, args }) => {
    await write(canvas, 'Rooms');
    await selectAll();
    await userEvent.keyboard('{Alt>}{F10}{/Alt}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('<p><strong>Rooms</strong></p>');
    button(canvas, 'Link').focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.type(await screen.findByLabelText('Web address, e-mail or phone'), 'kalypso.gr{Enter}');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        '<p><a href="https://kalypso.gr"><strong>Rooms</strong></a></p>',
      ),
    );
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
    await userEvent.keyboard('{Alt>}{F10}{/Alt}');
    button(canvas, 'Text colour').focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('grid', { name: 'Colours' });
    await userEvent.keyboard('{Control>}{End}{/Control}{Enter}');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        '<p><a href="https://kalypso.gr"><span style="color:#4b1f48"><strong>Rooms</strong></span></a></p>',
      ),
    );
    button(canvas, 'Insert tag').focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Customer name' }));
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(expect.stringContaining('{{customer_name}}')),
    );
  },
};

export const LinkRefused: Story = {
  name: 'Only web, mail and phone are taken as a link; one can be removed again',
  args: { value: '<p><a href="https://kalypso.gr">Rooms</a></p>' },
  play: async ({ canvas, args }) => {
    await write(canvas);
    await selectAll();
    await userEvent.click(button(canvas, 'Link'));
    const address = await screen.findByLabelText('Web address, e-mail or phone');
    await expect(address).toHaveValue('https://kalypso.gr');
    await userEvent.clear(address);
    await userEvent.type(address, 'javascript:alert(1){Enter}');
    await expect(screen.getByText('Enter a web address, an e-mail or a phone')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Remove link' }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<p>Rooms</p>'));
  },
};

export const Tags: Story = {
  name: 'Tags stand as chips with their names, and in the value as {{customer_name}}',
  args: { value: '<p>Dear {{customer_name}},</p>' },
  play: async ({ canvas, args }) => {
    await write(canvas);
    await expect(canvas.getByText('Customer name')).toBeVisible();
    await selectAll();
    document.execCommand('insertText', false, '{{payment_amount}');
    document.execCommand('insertText', false, '}');
    await expect(await canvas.findByText('Payment amount')).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith('<p>{{payment_amount}}</p>');
  },
};

export const UnknownTag: Story = {
  name: 'A tag that is not known is kept and marked, and the field says so',
  args: { value: '<p>Dear {{guest}},</p>' },
  play: async ({ canvas, args }) => {
    const text = await write(canvas);
    await expect(text).toHaveTextContent('{{guest}}, unknown tag');
    await expect(text).toHaveAccessibleDescription('Nothing can be filled in for {{guest}}');
    caretToEnd(await canvas.findByRole('textbox'));
    document.execCommand('insertText', false, ' hello');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(expect.stringMatching(/\{\{guest\}\}/)),
    );
  },
};

export const PastedHtml: Story = {
  name: 'Pasted HTML is reduced to what the server takes',
  play: async ({ canvas, args }) => {
    await write(canvas);
    await paste({
      'text/html': [
        '<h1 onclick="alert(1)">Title</h1><script>alert(1)</script><style>p{color:red}</style>',
        '<p class="x" style="font-size:40px">a <b>b</b> <i>c</i> <img src="x" onerror="alert(1)"></p>',
        '<p><a href="javascript:alert(1)">d</a> <a href="https://a.gr" target="_blank">e</a></p>',
        '<p><span style="color: rgb(184, 64, 62); background: red">f</span> {{customer_name}}</p>',
        '<table><tr><td>g</td></tr></table>',
      ].join(''),
    });
    await expect(args.onChange).toHaveBeenLastCalledWith(
      [
        '<p>Title</p><p>a <strong>b</strong> <em>c</em></p>',
        '<p>d <a href="https://a.gr">e</a></p>',
        '<p><span style="color:#b8403e">f</span> {{customer_name}}</p><p>g</p>',
      ].join(''),
    );
    await expect(canvas.getByText('Customer name')).toBeVisible();
  },
};

export const PastedText: Story = {
  name: 'Pasted text keeps its lines, and its tags become chips',
  play: async ({ canvas, args }) => {
    await write(canvas);
    await paste({ 'text/plain': 'Dear {{customer_name}},\r\n\r\n1 < 2 & 3\nbye' });
    await expect(args.onChange).toHaveBeenLastCalledWith(
      '<p>Dear {{customer_name}},</p><p>1 &lt; 2 &amp; 3<br>bye</p>',
    );
  },
};

export const Undone: Story = {
  name: 'What was done can be undone and done again',
  play: async ({ canvas, args }) => {
    await expect(button(canvas, 'Undo')).toHaveAttribute('aria-disabled', 'true');
    await write(canvas, 'Welcome');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<p>Welcome</p>'));
    await userEvent.click(button(canvas, 'Undo'));
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await userEvent.keyboard('{Control>}y{/Control}');
    await expect(args.onChange).toHaveBeenLastCalledWith('<p>Welcome</p>');
  },
};

const Held = held(RichText);

export const Two: Story = {
  name: 'Two on one page know nothing of each other',
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
  name: 'Read only, it can be reached and read, and takes nothing',
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
  name: 'Disabled, it shows its text and is passed over',
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
  name: 'With a limit it counts what is sent; what is too long is said and never cut off',
  args: { maxLength: 20 },
  play: async ({ canvas, args }) => {
    await write(canvas);
    await paste({ 'text/plain': 'Welcome to Naxos and to us' });
    await expect(args.onChange).toHaveBeenLastCalledWith('<p>Welcome to Naxos and to us</p>');
    await expect(canvas.getByText('33 of 20 characters')).toBeVisible();
    await expect(canvas.getByText('13 characters too many')).toBeInTheDocument();
  },
};

export const InDialog: Story = {
  name: 'In a dialog Escape leaves the toolbar first, the dialog after',
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

export const Hostile: Story = {
  name: 'Markup nobody allowed, 80 kB, emoji, marks of direction and NUL do no harm',
  args: {
    value: '<img src=x onerror="globalThis.hurt = true"><script>globalThis.hurt = true</script>a<p><u>b',
  },
  play: async ({ canvas, args }) => {
    const text = await write(canvas);
    await expect(text.querySelector('img, script')).toBeNull();
    await expect(args.onChange).not.toHaveBeenCalled();
    for (const words of ['🙂 \u202Eabc\u0000', `${'Ж'.repeat(80_000)}`]) {
      await selectAll();
      await paste({ 'text/plain': words });
      await expect(args.onChange).toHaveBeenLastCalledWith(`<p>${words.replace('\u0000', '')}</p>`);
    }
    await selectAll();
    await paste({ 'text/html': '<div>'.repeat(2000) });
    await selectAll();
    await paste({ 'text/html': `<ul><li>${'{{x}} <b>y</b>'.repeat(5000)}` });
    await expect('hurt' in globalThis).toBe(false);
    await expect(canvas.getByRole('textbox')).toBeVisible();
  },
};

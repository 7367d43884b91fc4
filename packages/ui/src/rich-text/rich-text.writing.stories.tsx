import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { held } from '../stories/held.tsx';
import { walkTo } from '../stories/walk-to.ts';
import { exampleTags } from './example-text.ts';
import { RichText } from './rich-text.tsx';
import { button, caretToEnd, selectAll, write } from './story-parts.ts';

const meta = {
  title: 'Fields/Rich text/Writing',
  component: RichText,
  tags: ['!autodocs'],
  args: { label: 'Greeting', value: '', tags: exampleTags, onChange: fn() },
  render: held(RichText),
} satisfies Meta<typeof RichText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Marks: Story = {
  name: "Bold, italic, underline and strike, by mouse and keys, have the server's spelling",
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
  name: 'Lists work, and Tab leaves the text from inside a list',
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
  name: 'The toolbar is a single tab stop with arrow keys; Alt+F10 focuses it, Escape returns',
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

export const Colours: Story = {
  name: 'It has eighty colours, each with a name',
  play: async ({ canvas }) => {
    await write(canvas, 'Rooms');
    await userEvent.click(button(canvas, 'Text colour'));
    const grid = await screen.findByRole('grid', { name: 'Colours' });
    const names = Array.from(grid.querySelectorAll('button'), (color) => color.getAttribute('aria-label'));
    await expect(new Set(names.filter(Boolean)).size).toBe(80);
  },
};

/** The editor takes the focus a frame after a panel closes. Only then does it receive keys. */
const isBack = async (canvas: Parameters<typeof button>[0], panel: HTMLElement | null) => {
  await waitFor(() => expect(panel?.isConnected ?? false).toBe(false));
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
};

export const Keyboard: Story = {
  name: 'Without a mouse: a mark, a link, a colour and a tag',
  play: async ({ canvas, args }) => {
    await write(canvas, 'Rooms');
    await selectAll();
    await userEvent.keyboard('{Alt>}{F10}{/Alt}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('<p><strong>Rooms</strong></p>');
    await userEvent.keyboard('{Alt>}{F10}{/Alt}');
    await walkTo(button(canvas, 'Link'), '{ArrowRight}');
    await userEvent.keyboard('{Enter}');
    await userEvent.type(await screen.findByLabelText('Web address, e-mail or phone'), 'kalypso.gr{Enter}');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        '<p><a href="https://kalypso.gr"><strong>Rooms</strong></a></p>',
      ),
    );
    await isBack(canvas, screen.queryByLabelText('Web address, e-mail or phone'));
    await userEvent.keyboard('{Alt>}{F10}{/Alt}');
    await walkTo(button(canvas, 'Text colour'), '{ArrowRight}');
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('grid', { name: 'Colours' });
    await userEvent.keyboard('{Control>}{End}{/Control}{Enter}');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        '<p><a href="https://kalypso.gr"><span style="color:#4b1f48"><strong>Rooms</strong></span></a></p>',
      ),
    );
    await isBack(canvas, screen.queryByRole('grid', { name: 'Colours' }));
    await userEvent.keyboard('{Alt>}{F10}{/Alt}');
    await walkTo(button(canvas, 'Insert tag'), '{ArrowRight}');
    await userEvent.keyboard('{Enter}');
    await walkTo(await screen.findByRole('menuitem', { name: 'Customer name' }), '{ArrowDown}');
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(expect.stringContaining('{{customer_name}}')),
    );
  },
};

export const LinkRefused: Story = {
  name: 'Only web, mail and phone addresses are accepted as links; a link can be removed',
  args: { value: '<p><a href="https://kalypso.gr">Rooms</a></p>' },
  play: async ({ canvas, args }) => {
    await write(canvas);
    await selectAll();
    await userEvent.click(button(canvas, 'Link'));
    const address = await screen.findByLabelText('Web address, e-mail or phone');
    await expect(address).toHaveValue('https://kalypso.gr');
    await userEvent.clear(address);
    await userEvent.type(address, 'javascript:alert(1){Enter}');
    await expect(screen.getByText('Enter a web address, e-mail address or phone number')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Remove link' }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<p>Rooms</p>'));
  },
};

export const Tags: Story = {
  name: 'Tags are chips with labels, and {{customer_name}} in the value',
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
  name: 'An unknown tag is kept and marked, and the field says so',
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

export const Undone: Story = {
  name: 'Changes can be undone and redone',
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

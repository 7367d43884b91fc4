import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { held } from '../stories/held.tsx';
import { SearchField } from './search-field.tsx';

const meta = {
  title: 'Fields/Search field',
  component: SearchField,
  args: {
    label: 'Search',
    labelHidden: true,
    placeholder: 'Order ID, guest, e-mail',
    value: '',
    onChange: fn(),
  },
  render: held(SearchField),
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { value: 'Solheim', labelHidden: false } };

export const Named: Story = {
  name: 'A hidden label still names it',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toBeVisible();
  },
};

export const Cross: Story = {
  name: 'The cross appears with text, clears it, and focuses the field',
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('searchbox');
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.type(field, 'KLB');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(field).toHaveFocus();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Keys: Story = {
  name: 'Without a mouse: typing, the cross as next tab stop, Enter clears and returns the focus',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('KLB');
    await expect(args.onChange).toHaveBeenLastCalledWith('KLB');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Clear search' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};

export const Escape: Story = {
  name: 'Escape clears it once; when empty, it leaves the key to the layer around it',
  play: async ({ canvas, args, canvasElement }) => {
    const heard: boolean[] = [];
    const listen = (event: KeyboardEvent) => heard.push(event.defaultPrevented);
    canvasElement.addEventListener('keydown', listen);
    const field = canvas.getByRole('searchbox');
    await userEvent.type(field, 'KLB');
    await userEvent.keyboard('{Escape}');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(args.onChange).toHaveBeenCalledTimes(4);
    await userEvent.keyboard('{Escape}');
    await expect(args.onChange).toHaveBeenCalledTimes(4);
    canvasElement.removeEventListener('keydown', listen);
    await expect(heard.at(-1)).toBe(false);
  },
};

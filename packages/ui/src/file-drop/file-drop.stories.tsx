import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { FileDrop } from './file-drop.tsx';
import type { FileTransfer } from './file-row.tsx';
import { button, carrying, csv, drag, drop, Held, untyped } from './story-parts.tsx';

const meta = {
  title: 'Fields/File drop',
  component: FileDrop,
  args: { label: 'Orders file', value: [], accept: ['.csv'], maxSize: 2_000_000, onChange: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof FileDrop>;

export default meta;
type Story = StoryObj<typeof meta>;

function choose(canvasElement: HTMLElement, ...files: File[]) {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error('There is no input for files.');
  input.files = carrying(...files).files;
  return fireEvent.change(input);
}

const cancel = fn();

const underWay = (share?: number): FileTransfer => ({ state: 'underWay', share, onCancel: cancel });

export const Default: Story = {};

export const Playground: Story = {
  args: { multiple: true, accept: ['image/*', '.pdf'], hint: 'Shown to the guest on the payment page' },
};

export const Named: Story = {
  name: 'The label names the group, and the button describes the accepted files',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Orders file' })).toBeVisible();
    await expect(button(canvas)).toHaveAccessibleDescription(/CSV, up to 2 MB/);
  },
};

export const Chosen: Story = {
  name: 'A chosen file is reported, shown and announced, but not sent',
  play: async ({ canvas, canvasElement, args }) => {
    await choose(canvasElement, csv);
    await expect(args.onChange).toHaveBeenLastCalledWith([csv]);
    await expect(canvas.getByText('orders.csv')).toBeVisible();
    await expect(canvas.getByText('9 byte')).toBeVisible();
    await expect(canvas.getByText('Added: orders.csv')).toBeInTheDocument();
  },
};

export const Keyboard: Story = {
  name: 'Without a mouse: the button opens the file dialog, a file can be removed, and the focus stays nearby',
  args: { value: [csv] },
  play: async ({ canvas, canvasElement, args }) => {
    const opened = fn();
    canvasElement.querySelector('input[type="file"]')?.addEventListener('click', (event) => {
      event.preventDefault();
      opened();
    });
    await userEvent.tab();
    await expect(button(canvas)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(opened).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove: orders.csv' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await waitFor(() => expect(button(canvas)).toHaveFocus());
  },
};

export const Dropped: Story = {
  name: 'It shows that it accepts a drop, and takes the file even without a type',
  play: async ({ canvas, args }) => {
    await drag('dragover', button(canvas), carrying(untyped));
    await expect(await canvas.findByText('Let go to add it')).toBeVisible();
    await drag('dragleave', button(canvas), carrying(untyped));
    await expect(await canvas.findByText(/or drop it here/)).toBeVisible();
    await drop(canvas, untyped);
    await expect(args.onChange).toHaveBeenLastCalledWith([untyped]);
  },
};

export const Pasted: Story = {
  name: 'A file can be pasted',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Orders file'));
    button(canvas).focus();
    await userEvent.paste(carrying(csv));
    await expect(args.onChange).toHaveBeenLastCalledWith([csv]);
  },
};

export const Several: Story = {
  name: 'Several files are kept, without duplicates and up to the limit',
  args: { multiple: true, maxFiles: 2, value: [csv] },
  play: async ({ canvas, args }) => {
    await drop(canvas, csv);
    await expect(canvas.getByText(/orders\.csv.*: already in the list/)).toBeVisible();
    await drop(canvas, untyped);
    await expect(args.onChange).toHaveBeenLastCalledWith([csv, untyped]);
    await drop(canvas, new File(['x'], 'third.csv'));
    await expect(canvas.getByText('At most 2 files')).toBeVisible();
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
};

export const UnderWay: Story = {
  name: 'An upload shows its progress and can be canceled',
  args: { value: [csv], transfers: new Map([[csv, underWay(0.4287)]]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Progress: orders.csv' })).toHaveValue(0.4287);
    await expect(canvas.getByText('42% of 9 byte')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel: orders.csv' }));
    await expect(cancel).toHaveBeenCalled();
  },
};

export const Locked: Story = {
  name: 'Disabled, it takes no file, and a drop does not leave the page',
  args: { disabled: true },
  play: async ({ canvas, args }) => {
    const stayed = !(await drop(canvas, csv));
    await expect(stayed).toBe(true);
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(button(canvas)).toBeDisabled();
  },
};

export const DroppedBeside: Story = {
  name: 'A file dropped beside it does not replace the page',
  play: async ({ args }) => {
    // The listener is added after the first render.
    await waitFor(async () => {
      const beside = new DragEvent('drop', { dataTransfer: carrying(csv), bubbles: true, cancelable: true });
      document.body.dispatchEvent(beside);
      await expect(beside.defaultPrevented).toBe(true);
    });
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { FileDrop, type FileDropProps } from './file-drop.tsx';
import type { FileTransfer } from './file-row.tsx';

function Held({ onChange, ...args }: FileDropProps) {
  const [value, setValue] = useState(args.value);
  return (
    <FileDrop
      {...args}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Fields/File drop',
  component: FileDrop,
  args: { label: 'Orders file', value: [], accept: ['.csv'], maxSize: 2_000_000, onChange: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof FileDrop>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const csv = new File(['id;amount'], 'orders.csv', { type: 'text/csv' });
const untyped = new File(['id;amount'], 'ORDERS-NOVEMBER.CSV');
const pdf = new File(['%PDF'], 'menu.pdf', { type: 'application/pdf' });

function carrying(...files: readonly File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}

const button = (canvas: Canvas) => canvas.getByRole('button', { name: /^Choose/ });
/** @returns whether the browser would go on and open what was dropped */
const drag = (kind: 'dragover' | 'dragleave' | 'drop', target: Element, dataTransfer: DataTransfer) =>
  fireEvent(target, new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }));
const drop = (canvas: Canvas, ...files: readonly File[]) => drag('drop', button(canvas), carrying(...files));

function choose(canvasElement: HTMLElement, ...files: File[]) {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error('There is no input for files.');
  input.files = carrying(...files).files;
  return fireEvent.change(input);
}

export const Default: Story = {};

export const Playground: Story = {
  args: { multiple: true, accept: ['image/*', '.pdf'], hint: 'Shown to the guest on the payment page' },
};

export const Named: Story = {
  name: 'The label names the group, and the button says what is taken',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Orders file' })).toBeVisible();
    await expect(button(canvas)).toHaveAccessibleDescription(/CSV, up to 2 MB/);
  },
};

export const Chosen: Story = {
  name: 'A chosen file is reported as it is, shown and announced; nothing is sent',
  play: async ({ canvas, canvasElement, args }) => {
    await choose(canvasElement, csv);
    await expect(args.onChange).toHaveBeenLastCalledWith([csv]);
    await expect(canvas.getByText('orders.csv')).toBeVisible();
    await expect(canvas.getByText('9 byte')).toBeVisible();
    await expect(canvas.getByText('Added: orders.csv')).toBeInTheDocument();
  },
};

export const Keyboard: Story = {
  name: 'Without a mouse: the button opens the choice, a file can be taken back, and the focus stays near',
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
  name: 'Over it a file is awaited; dropped, it is taken, also where the system gives no type',
  play: async ({ canvas, args }) => {
    await drag('dragover', button(canvas), carrying(untyped));
    await expect(await canvas.findByText('Let go to add it')).toBeVisible();
    await drag('dragleave', button(canvas), carrying(untyped));
    await expect(await canvas.findByText(/or drop it here/)).toBeVisible();
    await drop(canvas, untyped);
    await expect(args.onChange).toHaveBeenLastCalledWith([untyped]);
  },
};

export const NoText: Story = {
  name: 'A dragged text is no file and changes nothing',
  play: async ({ canvas, args }) => {
    const text = new DataTransfer();
    text.setData('text/plain', 'orders.csv');
    await drag('dragover', button(canvas), text);
    await expect(canvas.queryByText('Let go to add it')).toBeNull();
    await drag('drop', button(canvas), text);
    await expect(args.onChange).not.toHaveBeenCalled();
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

export const Refused: Story = {
  name: 'A wrong file is named with the reason, and the one before it stays',
  args: { value: [csv], maxSize: 20 },
  play: async ({ canvas, args }) => {
    const reasons = [
      [pdf, /menu\.pdf.*: not accepted\. Accepted: CSV/],
      [new File(['x'.repeat(21)], 'large.csv'), /large\.csv.*: larger than 20 byte/],
      [new File([], 'empty.csv'), /empty\.csv.*: the file is empty/],
    ] as const;
    for (const [file, reason] of reasons) {
      await drop(canvas, file);
      await expect(canvas.getByText(reason)).toBeVisible();
      await expect(button(canvas)).toHaveAccessibleDescription(reason);
    }
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByText('orders.csv')).toBeVisible();
    await drop(canvas, csv);
    await expect(canvas.queryByText(/empty/)).toBeNull();
  },
};

export const OneOnly: Story = {
  name: 'Of two files where one may be none is taken: it does not guess',
  play: async ({ canvas, args }) => {
    await drop(canvas, csv, untyped);
    await expect(canvas.getByText('Only 1 file at a time')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Several: Story = {
  name: 'Several are kept together, none twice and no more than may be',
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

const cancel = fn();
const retry = fn();
const underWay = (share?: number): FileTransfer => ({ state: 'underWay', share, onCancel: cancel });

export const UnderWay: Story = {
  name: 'A file on its way shows how far it is and can be cancelled',
  args: { value: [csv], transfers: new Map([[csv, underWay(0.4287)]]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Progress: orders.csv' })).toHaveValue(0.4287);
    await expect(canvas.getByText('42% of 9 byte')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel: orders.csv' }));
    await expect(cancel).toHaveBeenCalled();
  },
};

export const SendingFailed: Story = {
  name: 'One that could not be sent says why and can be sent again or taken back',
  args: {
    value: [csv],
    transfers: new Map([[csv, { state: 'failed', reason: 'The connection was lost', onRetry: retry }]]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The connection was lost')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again: orders.csv' }));
    await expect(retry).toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Remove: orders.csv' })).toBeVisible();
  },
};

export const InError: Story = {
  name: 'An error of the form describes the button',
  args: { state: 'error', feedback: 'Choose a file' },
  play: async ({ canvas }) => {
    await expect(button(canvas)).toHaveAccessibleDescription(/Choose a file\s*$/);
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
  name: 'A file dropped beside it does not open in place of the page',
  play: async ({ args }) => {
    // It listens once it is drawn, a moment after it is there.
    await waitFor(async () => {
      const beside = new DragEvent('drop', { dataTransfer: carrying(csv), bubbles: true, cancelable: true });
      document.body.dispatchEvent(beside);
      await expect(beside.defaultPrevented).toBe(true);
    });
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Hostile: Story = {
  name: 'Names without end, with marks of direction or none, and two hundred files break nothing',
  args: { multiple: true },
  play: async ({ canvas, canvasElement, args }) => {
    const odd = ['\u202Evsc.exe', `${'W'.repeat(250)}.pdf`, '🙂', '', '..', '\u0000.pdf'];
    const many = Array.from({ length: 200 }, (_, index) => new File(['x'], `${index}.pdf`));
    await drop(canvas, ...odd.map((name) => new File(['x'], name)), ...many);
    await expect(canvas.getByText('201 more were not taken')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
    const fine = [new File(['x'], `\u202E${'Ж'.repeat(250)}.csv`), new File(['x'], '🙂.csv')];
    await drop(canvas, ...fine);
    await expect(args.onChange).toHaveBeenLastCalledWith(fine);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

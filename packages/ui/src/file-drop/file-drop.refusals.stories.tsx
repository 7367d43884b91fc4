import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FileDrop } from './file-drop.tsx';
import { button, csv, drag, drop, Held, pdf, untyped } from './story-parts.tsx';

const meta = {
  title: 'Fields/File drop/Refusals',
  component: FileDrop,
  tags: ['!autodocs'],
  args: { label: 'Orders file', value: [], accept: ['.csv'], maxSize: 2_000_000, onChange: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof FileDrop>;

export default meta;
type Story = StoryObj<typeof meta>;

const retry = fn();

export const NoText: Story = {
  name: 'Dragged text is not a file and changes nothing',
  play: async ({ canvas, args }) => {
    const text = new DataTransfer();
    text.setData('text/plain', 'orders.csv');
    await drag('dragover', button(canvas), text);
    await expect(canvas.queryByText('Let go to add it')).toBeNull();
    await drag('drop', button(canvas), text);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  name: 'A refused file is named with the reason, and the previous file stays',
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
  name: 'If two files are dropped where one is allowed, both are refused',
  play: async ({ canvas, args }) => {
    await drop(canvas, csv, untyped);
    await expect(canvas.getByText('Only 1 file at a time')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const SendingFailed: Story = {
  name: 'A failed upload shows the reason, and can be retried or removed',
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

export const Hostile: Story = {
  name: 'Very long names, direction marks, empty names and two hundred files break nothing',
  args: { multiple: true },
  play: async ({ canvas, canvasElement, args }) => {
    const odd = ['\u202Evsc.exe', `${'W'.repeat(250)}.pdf`, '🙂', '', '..', '\u0000.pdf'];
    const many = Array.from({ length: 200 }, (_, index) => new File(['x'], `${index}.pdf`));
    await drop(canvas, ...odd.map((name) => new File(['x'], name)), ...many);
    await expect(canvas.getByText('201 more were not added')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
    const fine = [new File(['x'], `\u202E${'Ж'.repeat(250)}.csv`), new File(['x'], '🙂.csv')];
    await drop(canvas, ...fine);
    await expect(args.onChange).toHaveBeenLastCalledWith(fine);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

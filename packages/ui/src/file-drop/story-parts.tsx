import type { StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fireEvent } from 'storybook/test';
import { FileDrop, type FileDropProps } from './file-drop.tsx';

type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas'];

export function Held({ onChange, ...args }: FileDropProps) {
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

export const csv = new File(['id;amount'], 'orders.csv', { type: 'text/csv' });

export const untyped = new File(['id;amount'], 'ORDERS-NOVEMBER.CSV');

export const pdf = new File(['%PDF'], 'menu.pdf', { type: 'application/pdf' });

export function carrying(...files: readonly File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}

export const button = (canvas: Canvas) => canvas.getByRole('button', { name: /^Choose/ });

/** @returns whether the browser would open the dropped file */
export const drag = (kind: 'dragover' | 'dragleave' | 'drop', target: Element, dataTransfer: DataTransfer) =>
  fireEvent(target, new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }));

export const drop = (canvas: Canvas, ...files: readonly File[]) =>
  drag('drop', button(canvas), carrying(...files));

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { ordersTable, type SampleOrder } from './sample-orders.tsx';
import { Table } from './table.tsx';
import type { TableProps } from './table-props.ts';

function Choosing(args: TableProps<SampleOrder>) {
  const [chosen, onChange] = useState<ReadonlySet<string>>(new Set());
  return (
    <div style={{ display: 'flex', flexDirection: 'column', height: 420, margin: -24 }}>
      <Table {...args} selection={{ chosen, onChange }} />
      <output>{[...chosen].join(' ')}</output>
    </div>
  );
}

const meta = {
  title: 'Data/Table/Choosing rows',
  component: Table<SampleOrder>,
  args: { ...ordersTable, pinned: ({ id }) => id === ordersTable.rows[0]?.id },
  render: Choosing,
} satisfies Meta<typeof Table<SampleOrder>>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const rowBoxes = (canvas: Canvas): readonly HTMLInputElement[] =>
  canvas.getAllByRole('checkbox', { name: 'Choose this row' });
const ids = ordersTable.rows.map(({ id }) => id);

export const OneByOne: Story = {
  name: 'A box chooses its row, and the row keeps its look while the pointer is elsewhere',
  play: async ({ canvas }) => {
    const [, second] = rowBoxes(canvas);
    await userEvent.click(second as HTMLElement);
    await expect(second).toBeChecked();
    await expect(second?.closest('tr')).toHaveAttribute('data-chosen');
    await userEvent.click(second as HTMLElement);
    await expect(second).not.toBeChecked();
  },
};

export const UpToHere: Story = {
  name: 'With Shift every row up to here is chosen',
  play: async ({ canvas }) => {
    const [, second, , fourth] = rowBoxes(canvas);
    const user = userEvent.setup();
    await user.click(second as HTMLElement);
    await user.keyboard('{Shift>}');
    await user.click(fourth as HTMLElement);
    await user.keyboard('{/Shift}');
    await expect(rowBoxes(canvas).filter((box) => box.checked)).toHaveLength(3);
  },
};

export const All: Story = {
  name: 'The box of the head chooses all rows shown, says when some are, and lets all go',
  play: async ({ canvas }) => {
    const all = canvas.getByRole('checkbox', { name: 'Choose all rows shown' });
    await userEvent.click(all);
    await expect(rowBoxes(canvas).every((box) => box.checked)).toBe(true);
    await userEvent.click(rowBoxes(canvas)[0] as HTMLElement);
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await userEvent.click(all);
    await expect(rowBoxes(canvas).some((box) => box.checked)).toBe(false);
    await expect(ids.length).toBe(rowBoxes(canvas).length);
  },
};

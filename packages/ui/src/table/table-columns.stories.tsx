import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { ordersTable, type SampleOrder } from './sample-orders.tsx';
import { Table } from './table.tsx';
import type { TableProps } from './table-props.ts';

function Arranged({ width = 1400, ...props }: TableProps<SampleOrder> & { width?: number }) {
  const [layout, setLayout] = useState(props.layout ?? { hidden: [] });
  return (
    <div style={{ display: 'flex', flexDirection: 'column', width, height: 420 }}>
      <Table
        {...props}
        layout={layout}
        onLayout={(next) => {
          setLayout(next);
          props.onLayout?.(next);
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Data/Table/Columns',
  component: Table<SampleOrder>,
  tags: ['desk'],
  args: { ...ordersTable, sort: { id: 'created', direction: 'desc' }, onSort: fn(), onLayout: fn() },
  render: (args) => <Arranged {...args} />,
} satisfies Meta<typeof Table<SampleOrder>>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const headsOf = (canvas: Canvas) => canvas.getAllByRole('columnheader').map((head) => head.textContent);
const widthOf = (canvas: Canvas, name: string) =>
  Math.round(canvas.getByRole('columnheader', { name }).getBoundingClientRect().width);
const handleOf = (canvas: Canvas, name: string) =>
  canvas.getByRole('separator', { name: `Width of ${name}` });

/** The table fills its place: a story is hidden at first, and has no width. */
const settled = (canvas: Canvas) =>
  waitFor(() => {
    const table = canvas.getByRole('table');
    return expect(table.offsetWidth).toBe(table.parentElement?.parentElement?.clientWidth);
  });

/** Drags from the middle of an element; the end is let go by the caller, or cancelled. */
function drag(element: HTMLElement, by: number) {
  const { left, width, top, height } = element.getBoundingClientRect();
  const start = { isPrimary: true, button: 0, clientX: left + width / 2, clientY: top + height / 2 };
  const end = { ...start, clientX: start.clientX + by };
  const fire = (type: string, on: EventTarget, place: object) =>
    on.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, ...place }));
  fire('pointerdown', element, start);
  return {
    move: () => fire('pointermove', window, end),
    letGo: () => fire('pointerup', window, end),
    cancel: () => fire('pointercancel', window, end),
  };
}

export const WidenedByKeys: Story = {
  name: 'Arrow keys at the edge of a head widen its column, Enter gives it its usual width again',
  play: async ({ args, canvas }) => {
    await settled(canvas);
    const handle = handleOf(canvas, 'Customer');
    const usual = widthOf(canvas, 'Customer');
    await expect(handle).toHaveAttribute('aria-valuenow', String(usual));
    handle.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(args.onLayout).toHaveBeenLastCalledWith({ hidden: [], widths: { customer: usual + 16 } });
    await expect(widthOf(canvas, 'Customer')).toBe(usual + 16);
    await expect(handle).toHaveAttribute('aria-valuenow', String(usual + 16));
    await userEvent.keyboard('{Home}');
    await expect(handle).toHaveAttribute('aria-valuenow', '120');
    await userEvent.keyboard('{End}');
    await expect(handle.ariaValueNow).toBe(handle.ariaValueMax);
    await userEvent.keyboard('{Enter}');
    await expect(args.onLayout).toHaveBeenLastCalledWith({ hidden: [], widths: undefined });
    await expect(widthOf(canvas, 'Customer')).toBe(usual);
    await expect(handle).toHaveFocus();
  },
};

export const AKeyHeldDown: Story = {
  name: 'A key held down is one choice, made once it is let go',
  play: async ({ args, canvas }) => {
    await settled(canvas);
    const handle = handleOf(canvas, 'Customer');
    const usual = widthOf(canvas, 'Customer');
    handle.focus();
    await userEvent.keyboard('{ArrowRight>5/}');
    await expect(widthOf(canvas, 'Customer')).toBe(usual + 40);
    await expect(args.onLayout).toHaveBeenCalledTimes(1);
  },
};

export const WidenedByPointer: Story = {
  name: 'Dragging the edge widens the column at once; let go it is chosen, a double click puts it back',
  play: async ({ args, canvas }) => {
    await settled(canvas);
    const handle = handleOf(canvas, 'Customer');
    const usual = widthOf(canvas, 'Customer');
    const widening = drag(handle, 30);
    widening.move();
    await waitFor(() => expect(widthOf(canvas, 'Customer')).toBe(usual + 30));
    await expect(args.onLayout).not.toHaveBeenCalled();
    widening.letGo();
    await waitFor(() =>
      expect(args.onLayout).toHaveBeenLastCalledWith({ hidden: [], widths: { customer: usual + 30 } }),
    );
    await userEvent.dblClick(handle);
    await waitFor(() => expect(widthOf(canvas, 'Customer')).toBe(usual));
    const other = drag(handle, 30);
    other.move();
    await waitFor(() => expect(widthOf(canvas, 'Customer')).toBe(usual + 30));
    other.cancel();
    await waitFor(() => expect(widthOf(canvas, 'Customer')).toBe(usual));
    await expect(args.onSort).not.toHaveBeenCalled();
  },
};

export const MoneyStays: Story = {
  name: 'The widest column pushes no amount out, lets no other leave, and amounts keep their width',
  render: (args) => <Arranged {...args} width={900} />,
  play: async ({ canvas }) => {
    await settled(canvas);
    const heads = headsOf(canvas);
    await expect(canvas.queryByRole('separator', { name: 'Width of Total' })).toBeNull();
    await expect(canvas.queryByRole('separator', { name: 'Width of Created' })).toBeNull();
    handleOf(canvas, 'Customer').focus();
    await userEvent.keyboard('{End}');
    await expect(headsOf(canvas)).toEqual(heads);
    const table = canvas.getByRole('table');
    const total = canvas.getByRole('columnheader', { name: 'Paid' }).getBoundingClientRect();
    const room = table.parentElement?.parentElement?.getBoundingClientRect();
    await expect(total.right).toBeLessThanOrEqual(room?.right ?? 0);
  },
};

export const Waiting: Story = {
  name: 'The skeleton has the widths and the order that a person has chosen',
  args: {
    loading: true,
    rows: [],
    layout: {
      hidden: [],
      order: ['status', 'customer', 'created', 'property', 'dates', 'total', 'paid'],
      widths: { customer: 300 },
    },
  },
  play: async ({ canvas }) => {
    await settled(canvas);
    await expect(widthOf(canvas, 'Customer')).toBe(300);
    await expect(headsOf(canvas).slice(0, 3)).toEqual(['Order', 'Status', 'Customer']);
  },
};

export const MovedByKeys: Story = {
  name: 'Shift with an arrow key moves the column, keeps the focus and says the place',
  play: async ({ args, canvas }) => {
    await settled(canvas);
    const head = canvas.getByRole('button', { name: 'Created' });
    head.focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await expect(headsOf(canvas).slice(0, 3)).toEqual(['Order', 'Customer', 'Created']);
    await expect(args.onLayout).toHaveBeenLastCalledWith({
      hidden: [],
      order: ['customer', 'created', 'property', 'dates', 'status', 'paid'],
    });
    await expect(head).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Created: now 3 of 8');
    await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}');
    await expect(headsOf(canvas).slice(0, 3)).toEqual(['Order', 'Created', 'Customer']);
    // The amount that never leaves stands at the end from then on.
    await expect(headsOf(canvas).at(-1)).toBe('Total');
    // A column without a sort is moved at its edge.
    handleOf(canvas, 'Customer').focus();
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await expect(headsOf(canvas).slice(0, 3)).toEqual(['Order', 'Customer', 'Created']);
    await expect(handleOf(canvas, 'Customer')).toHaveFocus();
    await expect(args.onSort).not.toHaveBeenCalled();
  },
};

export const MovedByPointer: Story = {
  name: 'A dragged head takes its column along, and does not sort; the first column stays first',
  play: async ({ args, canvas }) => {
    await settled(canvas);
    const head = canvas.getByRole('button', { name: 'Created' });
    const moving = drag(head, 250);
    await waitFor(() => {
      moving.move();
      return expect(canvas.getByRole('columnheader', { name: 'Created' })).toHaveStyle({
        transform: 'matrix(1, 0, 0, 1, 250, 0)',
      });
    });
    moving.letGo();
    await waitFor(() => expect(headsOf(canvas).slice(0, 3)).toEqual(['Order', 'Customer', 'Created']));
    fireEvent.click(head, { detail: 1 });
    await expect(args.onSort).not.toHaveBeenCalled();
    const first = drag(canvas.getByRole('columnheader', { name: 'Order' }), 400);
    first.move();
    first.letGo();
    await expect(headsOf(canvas)[0]).toBe('Order');
    await userEvent.click(head);
    await expect(args.onSort).toHaveBeenCalled();
  },
};

export const Compact: Story = {
  name: 'Compact rows are lower, and all of one height',
  args: { layout: { hidden: [], density: 'compact' } },
  play: async ({ canvas }) => {
    await settled(canvas);
    const rows = within(canvas.getByRole('table')).getAllByRole('row').slice(1);
    const heights = new Set(rows.map((row) => row.getBoundingClientRect().height));
    await expect([...heights]).toEqual([32]);
  },
};

export const Fixed: Story = {
  name: 'Without anybody to keep them, columns can be neither moved nor widened',
  render: ({ onLayout: _, ...args }) => <Table {...args} />,
  play: async ({ canvas }) => {
    await settled(canvas);
    await expect(canvas.queryByRole('separator')).toBeNull();
    const head = canvas.getByRole('button', { name: 'Created' });
    await expect(head).not.toHaveAttribute('aria-keyshortcuts');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Pagination, type PaginationProps } from './pagination.tsx';

function Held(args: PaginationProps) {
  const [page, setPage] = useState(args.page);
  const [size, setSize] = useState(args.size);
  const chosen = args.sizes && {
    sizes: args.sizes,
    onSize: (next: number) => {
      setSize(next);
      setPage(1);
      args.onSize(next);
    },
  };
  return (
    <Pagination
      label={args.label}
      total={args.total}
      totalExact={args.totalExact}
      href={args.href}
      disabled={args.disabled}
      page={page}
      size={size}
      onPage={(next) => {
        setPage(next);
        args.onPage(next);
      }}
      {...chosen}
    />
  );
}

const meta = {
  title: 'Data/Pagination',
  component: Pagination,
  args: { label: 'Pages of orders', page: 3, size: 50, total: 1284, onPage: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

const pages = (root: HTMLElement) =>
  within(root)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
    .filter((words) => words !== '')
    .join(' ');

export const Default: Story = {};

export const Playground: Story = {
  args: { sizes: [20, 50, 100], onSize: fn(), total: 10_000, totalExact: false },
};

export const Numbers: Story = {
  name: 'It offers the first, the last and the pages around the current; the row keeps its width',
  play: async ({ canvas, canvasElement }) => {
    await expect(pages(canvasElement)).toContain('1 2 3 4 5');
    await expect(canvas.getByRole('button', { name: 'Page 26' })).toBeVisible();
    await expect(canvas.getByText(/101/)).toHaveTextContent('101');
    await expect(canvas.getByRole('navigation')).toHaveTextContent('101 - 150 of 1,284');
    const slots = canvas.getAllByRole('list')[0]?.children.length;
    await userEvent.click(canvas.getByRole('button', { name: 'Page 5' }));
    await expect(canvas.getByRole('button', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getAllByRole('list')[0]?.children.length).toBe(slots);
  },
};

export const Keyboard: Story = {
  name: 'Without a mouse: every page is a tab stop, the focus stays on the arrow, also at the end',
  args: { page: 25 },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toHaveFocus();
    const next = canvas.getByRole('button', { name: 'Next page' });
    next.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPage).toHaveBeenLastCalledWith(26);
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onPage).toHaveBeenCalledOnce();
  },
};

export const Announced: Story = {
  name: 'The new page is announced',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Page 4 of 26');
  },
};

export const Sizes: Story = {
  name: 'The number of rows per page can be chosen',
  args: { sizes: [20, 50, 100], onSize: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Rows per page' }));
    await userEvent.click(await screen.findByRole('option', { name: '100' }));
    await expect(args.onSize).toHaveBeenCalledWith(100);
    await expect(canvas.getByRole('navigation')).toHaveTextContent('1 - 100 of 1,284');
  },
};

export const MoreThanCounted: Story = {
  name: 'With an inexact total it says 10,000+, and there is always a next page',
  args: { total: 10_000, totalExact: false, page: 200 },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('navigation')).toHaveTextContent('9,951 - 10,000 of 10,000+');
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(args.onPage).toHaveBeenCalledWith(201);
    await expect(canvas.getByRole('status')).toHaveTextContent('Page 201 of 200+');
  },
};

export const Narrow: Story = {
  name: 'In a narrow container the page is text between two arrows, and nothing overflows',
  args: { sizes: [20, 50, 100], onSize: fn() },
  decorators: [(Inner) => <div style={{ width: 288 }}>{Inner()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Page 2' })).toBeNull();
    await expect(canvas.getAllByText(/Page/)[0]).toBeVisible();
    const nav = canvas.getByRole('navigation');
    await expect(nav.scrollWidth).toBeLessThanOrEqual(nav.clientWidth);
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Page 2 of 26');
  },
};

export const Links: Story = {
  name: 'With an address each page is a link',
  args: { href: (page) => `#orders?page=${page}` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Page 26' })).toHaveAttribute('href', '#orders?page=26');
    await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '#orders?page=4');
  },
};

export const LinksAtTheEnd: Story = {
  name: 'With addresses too the focus stays on the disabled arrow at the end',
  args: { page: 25, href: (page) => `#orders?page=${page}` },
  play: async ({ canvas, args }) => {
    const next = canvas.getByRole('link', { name: 'Next page' });
    next.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPage).toHaveBeenLastCalledWith(26);
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onPage).toHaveBeenCalledOnce();
  },
};

export const Malformed: Story = {
  name: 'An invalid page number is reported, with a way back',
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Pagination {...args} label="Beyond" page={99} />
      <Pagination {...args} label="Below" page={-1} total={Number.NaN} />
      <Pagination {...args} label="None" page={Number.NaN} total={0} />
    </div>
  ),
  play: async ({ canvas, args }) => {
    const beyond = within(canvas.getByRole('navigation', { name: 'Beyond' }));
    await expect(canvas.getByRole('navigation', { name: 'Beyond' })).toHaveTextContent(
      'There is no page 99. The last one is 26.',
    );
    await userEvent.click(beyond.getByRole('button', { name: 'Previous page' }));
    await expect(args.onPage).toHaveBeenCalledWith(26);
    for (const name of ['Below', 'None'])
      await expect(canvas.getByRole('navigation', { name })).toHaveTextContent('Nothing to show');
  },
};

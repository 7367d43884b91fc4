import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { ordersTable, type SampleOrder, sampleOrders } from '../table/sample-orders.tsx';
import { PrintedList } from './printed-list.tsx';

const meta = {
  title: 'Data/Printed list',
  component: PrintedList<SampleOrder>,
  tags: ['desk'],
  args: {
    title: 'Orders',
    columns: ordersTable.columns,
    rows: sampleOrders,
    rowKey: ordersTable.rowKey,
    facts: () => ['Status: Paid', '8 of 1,284 orders', 'Printed 27.11.2026 04:43 (Europe/Athens)'],
  },
  render: (args) => (
    <>
      <p>The page, as it is on the screen.</p>
      <PrintedList {...args} />
    </>
  ),
} satisfies Meta<typeof PrintedList<SampleOrder>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What the browser says before it prints, and after. */
const begin = () => window.dispatchEvent(new Event('beforeprint'));
const end = () => window.dispatchEvent(new Event('afterprint'));

export const Printed: Story = {
  name: 'Drawn while the page is printed: title, facts and all rows, in the order a person has chosen',
  args: {
    layout: { hidden: ['paid'], order: ['status', 'created', 'customer', 'property', 'dates', 'total'] },
  },
  play: async () => {
    await expect(document.querySelector('body > div > h1')).toBeNull();
    const sheet = await waitFor(() => {
      begin();
      const drawn = document.querySelector<HTMLElement>('body > div:has(> h1)');
      if (drawn === null) throw new Error('Nothing is printed');
      return drawn;
    });
    const paper = within(sheet);
    await expect(paper.getByText('Printed 27.11.2026 04:43 (Europe/Athens)')).toBeInTheDocument();
    const heads = [...sheet.querySelectorAll('thead th')].map(({ textContent }) => textContent);
    await expect(heads.slice(0, 3)).toEqual(['Order', 'Status', 'Created']);
    await expect(heads).not.toContain('Paid');
    await expect(sheet.querySelectorAll('tbody tr')).toHaveLength(sampleOrders.length);
    // On the screen the page stays as it is.
    await expect(sheet).not.toBeVisible();
    await expect(screen.getByText('The page, as it is on the screen.')).toBeVisible();
    end();
    await waitFor(() => expect(document.querySelector('body > div > h1')).toBeNull());
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Amount } from './amount.tsx';

const meta = {
  title: 'Data/Amount',
  component: Amount,
  args: { amount: '48500.00', currency: 'EUR' },
} satisfies Meta<typeof Amount>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { amount: '1436.125', currency: 'BHD', decimals: 3 } };

const column = [
  { amount: '48500.00', currency: 'EUR' },
  { amount: '1436.125', currency: 'BHD' },
  { amount: '96000', currency: 'JPY' },
];

export const DecimalAligned: Story = {
  name: 'Yen, euros and dinars align at the decimal separator, and the padding is not text',
  render: () => (
    <div style={{ display: 'grid', justifyItems: 'end', width: 200 }}>
      {column.map((row) => (
        <Amount key={row.currency} {...row} decimals={3} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const wholes = ['48,500.00', '1,436.125', '96,000'].map((figures) => {
      const node = canvas.getByText(figures).firstChild;
      const range = document.createRange();
      if (node === null) throw new Error(`${figures} has no text`);
      range.setStart(node, 0);
      range.setEnd(node, figures.split('.')[0]?.length ?? 0);
      return Math.round(range.getBoundingClientRect().right);
    });
    await expect(new Set(wholes).size).toBe(1);
    await expect(canvas.getByText('96,000').parentElement).toHaveTextContent(/^96,000 JPY$/);
  },
};

export const UnitColumn: Story = {
  name: 'The code has its own column, 26 px wide after a gap of 6',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('EUR').getBoundingClientRect().width).toBe(26 + 6);
  },
};

export const Zero: Story = {
  name: 'Zero is dimmed',
  render: () => (
    <>
      <Amount amount="0.00" currency="EUR" hideCurrency />
      <Amount amount="0.01" currency="EUR" hideCurrency />
    </>
  ),
  play: async ({ canvas }) => {
    const [zero, more] = ['0.00', '0.01'].map((text) => getComputedStyle(canvas.getByText(text)).color);
    await expect(zero).not.toBe(more);
  },
};

export const Unreadable: Story = {
  name: 'An invalid amount is shown unchanged',
  args: { amount: '12,50', currency: 'EUR' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('12,50 EUR');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CardMarks } from './card-marks.tsx';

const meta = {
  title: 'Data/Card marks',
  component: CardMarks,
  args: { brands: ['Visa', 'Mastercard', 'American Express', 'Maestro'] },
} satisfies Meta<typeof CardMarks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { lit: 'Mastercard' } };

const getGrounds = (marks: readonly HTMLElement[]) =>
  marks.map((mark) => getComputedStyle(mark).backgroundColor);

export const Plain: Story = {
  name: 'Without a recognised brand all look alike',
  play: async ({ canvas }) => {
    const marks = canvas.getAllByRole('listitem');
    await expect(new Set(getGrounds(marks)).size).toBe(1);
    for (const mark of marks) {
      await expect(mark.getBoundingClientRect().height).toBe(20);
      await expect(mark).not.toHaveAttribute('aria-current');
    }
  },
};

export const Lit: Story = {
  name: 'The recognised brand is lit, the others step back',
  args: { lit: 'Mastercard' },
  play: async ({ canvas }) => {
    const [visa, mastercard, amex] = canvas.getAllByRole('listitem');
    await expect(mastercard).toHaveAttribute('aria-current', 'true');
    await expect(visa).not.toHaveAttribute('aria-current');
    const [one, lit, other] = getGrounds([visa, mastercard, amex] as HTMLElement[]);
    await expect(one).toBe(other);
    await expect(lit).not.toBe(one);
  },
};

export const Foreign: Story = {
  name: 'A brand that is not taken lights nothing',
  args: { lit: 'UnionPay' },
  play: async ({ canvas }) => {
    await expect(new Set(getGrounds(canvas.getAllByRole('listitem'))).size).toBe(1);
  },
};

export const ShortNames: Story = {
  name: 'Long names are said short',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Amex')).toBeVisible();
    await expect(canvas.queryByText('American Express')).toBeNull();
  },
};

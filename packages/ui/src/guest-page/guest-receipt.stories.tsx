import { halcyonHeld, kalypsoPaid, kalypsoRefunded, spaDay } from '@deck/guest/examples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GuestPage } from './guest-page.tsx';
import { getAccent } from './stories/accents.ts';
import { getContent, getSlots } from './stories/guest-story.tsx';

const meta = {
  title: 'Layout/Guest receipt',
  component: GuestPage,
  args: { content: getContent(kalypsoPaid, { pictures: 'kalypso' }) },
  parameters: {
    flush: true,
    docs: {
      description: {
        component:
          'What a guest keeps: the page they paid on, once the payment is made. Guests print it and find it again.',
      },
    },
  },
  render: (args, { globals }) => (
    <GuestPage
      {...getSlots(args.content)}
      {...args}
      accent={getAccent(String(globals.brand), args.content.property.color)}
    />
  ),
} satisfies Meta<typeof GuestPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { code: undefined, receiptActs: undefined } };

export const WhatWasPaid: Story = {
  name: 'It says what was paid, and how to find it again',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveAccessibleName(/€1,944\.00$/);
    await expect(canvas.getByRole('img', { name: /Show it at the desk/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Receipt as PDF' })).toBeVisible();
  },
};

export const Next: Story = {
  name: 'What comes next is a list in its order',
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(steps).toContain('Sat 29 May 2027, 18:00 Balance of €3,888.00 due; free cancellation ends');
  },
};

export const Held: Story = {
  name: 'A hold says held, never paid',
  args: { content: getContent(halcyonHeld, { pictures: 'halcyon' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Taken when you board')).toBeVisible();
  },
};

export const Refunded: Story = {
  name: 'Money that was given back',
  args: { content: getContent(kalypsoRefunded, { pictures: 'kalypso' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The money was given back')).toBeVisible();
  },
};

export const WithoutStay: Story = {
  name: 'A payment without a stay is its stub and its name',
  args: {
    content: getContent({
      ...spaDay,
      payment: {
        ...spaDay.payment,
        state: 'PAID',
        paidAt: '2026-11-20T08:03:00Z',
        wallet: 'Apple Pay',
        card: { type: 'visa', lastFour: '8024' },
        receiptNumber: 'R-778143',
      },
    }),
  },
};

export const LongBadge: Story = {
  name: 'A long badge goes below the amount, which stays on one line',
  args: { content: getContent(kalypsoRefunded, { pictures: 'kalypso', language: 'el' }) },
  play: async ({ canvas }) => {
    const amount = canvas.getByText(/1\.944,00/);
    await expect(amount.getClientRects()).toHaveLength(1);
  },
};

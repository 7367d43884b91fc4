import {
  car,
  cardRequest,
  halcyon,
  halcyonReleased,
  jet,
  kalypso,
  kalypsoConfirming,
  kalypsoDeclined,
  kalypsoExpired,
  kalypsoTransfer,
  permanent,
  spaDay,
  splitShare,
  splitTaken,
  thalassa,
  thalassaWhole,
} from '@deck/guest/examples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { GuestPage } from './guest-page.tsx';
import { getAccent } from './stories/accents.ts';
import { getContent, getSlots } from './stories/guest-story.tsx';

const meta = {
  title: 'Layout/Guest page',
  component: GuestPage,
  args: { content: getContent(kalypso, { pictures: 'kalypso' }) },
  parameters: { flush: true },
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

export const Playground: Story = { args: { legal: 'Aegean House S.A. is registered in Athens.' } };

export const Headings: Story = {
  name: 'The sum is the heading of the page; the others are below it',
  play: async ({ canvas }) => {
    const [first, ...others] = canvas.getAllByRole('heading');
    await expect(first).toHaveAccessibleName(/€1,944\.00$/);
    await expect(first?.tagName).toBe('H1');
    await expect(new Set(others.map(({ tagName }) => tagName))).toEqual(new Set(['H2']));
    for (const landmark of ['banner', 'main', 'contentinfo'])
      await expect(canvas.getByRole(landmark)).toBeInTheDocument();
  },
};

export const Line: Story = {
  name: 'The money line reads its sums once, whatever the face',
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: 'Paid €648.00, this payment €1,944.00, still due €3,888.00' }),
    ).toBeVisible();
  },
};

export const Links: Story = {
  name: 'Every link is at least 24 high',
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links.length).toBeGreaterThan(3);
    for (const link of links) await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  },
};

export const DrawnForm: Story = {
  name: 'Without a payment it draws a form that nobody can reach',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('button', { name: 'Pay €1,944.00' })).toBeNull();
    await expect(canvasElement.querySelector('[inert]')).toHaveTextContent('Apple Pay');
  },
};

export const GivenForm: Story = {
  name: 'A given form takes its place, its button stands where the face wants it',
  args: { payment: <p>Card fields</p>, act: <button type="button">Pay €1,944.00</button> },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Pay €1,944.00' })).toBeVisible();
    await expect(canvasElement.querySelector('[inert]')).toBeNull();
  },
};

export const OwnAccent: Story = {
  name: 'A property’s own colours replace the brand’s inside the page alone',
  args: { content: getContent(thalassa, { pictures: 'thalassa', timezone: 'Europe/Vienna' }) },
  play: async ({ canvas, canvasElement }) => {
    const accentOf = (element: Element) => getComputedStyle(element).getPropertyValue('--deck-color-accent');
    await expect(accentOf(canvas.getByRole('main'))).toMatch(/^light-dark\(#177f83/i);
    await expect(accentOf(canvasElement)).not.toMatch(/177f83/i);
  },
};

export const Hold: Story = {
  name: 'A hold says Hold, and what happens to it',
  args: { content: getContent(halcyon, { pictures: 'halcyon', timezone: 'Europe/Rome' }) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Taken when you board')).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(/\bPay €/);
  },
};

export const Declined: Story = {
  name: 'A decline says what to do',
  args: { content: getContent(kalypsoDeclined, { pictures: 'kalypso' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/Visa •••• 8024.*Nothing was charged/);
  },
};

export const Confirming: Story = {
  name: 'While the bank confirms, the button keeps its words',
  args: { content: getContent(kalypsoConfirming, { pictures: 'kalypso' }) },
};

export const Expired: Story = {
  name: 'An expired link strikes the sum through and says whom to ask',
  args: { content: getContent(kalypsoExpired, { pictures: 'kalypso' }) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('h1 s')).toHaveTextContent('€1,944.00');
    await expect(canvas.getAllByRole('link', { name: 'Call' })[0]).toHaveAttribute(
      'href',
      'tel:+302285055010',
    );
    await waitFor(() => expect(canvas.getByText('This link has expired')).toBeVisible());
  },
};

export const PaidByAnother: Story = {
  name: 'What another has paid need not be paid again',
  args: { content: getContent(splitTaken, { pictures: 'kalypso' }) },
};

export const Released: Story = {
  name: 'A hold that was freed',
  args: { content: getContent(halcyonReleased, { pictures: 'halcyon' }) },
};

export const Transfer: Story = {
  name: 'A chosen bank transfer shows the account',
  args: { content: getContent(kalypsoTransfer, { pictures: 'kalypso' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('GR16 0110 1250 0000 0001 2300 695')).toBeVisible();
  },
};

export const Split: Story = {
  name: 'A part of several',
  args: { content: getContent(splitShare, { pictures: 'kalypso' }) },
};

export const Fast: Story = { name: 'A fast payment without a stay', args: { content: getContent(spaDay) } };

export const Permanent: Story = {
  name: 'A permanent link, whose sum the guest chooses',
  args: { content: getContent(permanent) },
};

export const CardRequest: Story = {
  name: 'A request for a card',
  args: { content: getContent(cardRequest, { pictures: 'kalypso' }) },
};

export const Whole: Story = {
  name: 'One payment that is the whole order has no line',
  args: { content: getContent(thalassaWhole, { pictures: 'thalassa' }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img', { name: /this payment/i })).toBeNull();
  },
};

export const Jet: Story = { name: 'A flight in dinars', args: { content: getContent(jet) } };
export const Car: Story = { name: 'A car in yen', args: { content: getContent(car) } };

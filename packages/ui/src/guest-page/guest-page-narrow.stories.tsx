import { guestLanguages } from '@deck/guest';
import {
  halcyon,
  kalypso,
  kalypsoDeclined,
  kalypsoPaid,
  kalypsoTransfer,
  longNames,
} from '@deck/guest/examples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { GuestPage, type GuestPageProps } from './guest-page.tsx';
import { getAccent } from './stories/accents.ts';
import { getContent, getSlots } from './stories/guest-story.tsx';

interface NarrowProps extends GuestPageProps {
  widths: readonly number[];
}

/** Beside each other, as wide as said: the page follows its container. */
function Narrow({ widths, ...page }: NarrowProps) {
  return (
    <div style={{ display: 'flex', gap: 16, alignItems: 'start', overflowX: 'auto' }}>
      {widths.map((width) => (
        <div key={width} data-width={width} style={{ flex: 'none', width }}>
          <GuestPage isPart {...getSlots(page.content)} {...page} />
        </div>
      ))}
    </div>
  );
}

/** What is wider than its container. */
function findWider(root: HTMLElement): readonly string[] {
  return [...root.querySelectorAll<HTMLElement>('[data-width]')].flatMap((place) => {
    const { right } = place.getBoundingClientRect();
    return [...place.querySelectorAll<HTMLElement>('*')]
      .filter((one) => !one.matches('[inert] *, svg *') && one.getClientRects().length > 0)
      .filter((one) => one.getBoundingClientRect().right > right + 1)
      .map((one) => `${place.dataset.width}: ${one.tagName} ${one.textContent}`);
  });
}

const meta = {
  title: 'Layout/Guest page/Narrow',
  component: Narrow,
  tags: ['!autodocs'],
  args: { content: getContent(kalypso, { pictures: 'kalypso' }), widths: [390, 320] },
  parameters: { flush: true },
  render: (args, { globals }) => (
    <Narrow {...args} accent={getAccent(String(globals.brand), args.content.property.color)} />
  ),
  play: async ({ canvasElement }) => {
    await expect(findWider(canvasElement)).toEqual([]);
  },
} satisfies Meta<typeof Narrow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phones: Story = { name: 'On phones nothing is wider than the page' };
export const Tablet: Story = { name: 'On a tablet neither', args: { widths: [1000, 320] } };
export const Middle: Story = { name: 'In two narrow halves neither', args: { widths: [1199, 800] } };
export const Desk: Story = { name: 'In two halves neither', args: { widths: [1200] } };

export const Hold: Story = {
  name: 'A hold fits a phone',
  args: { content: getContent(halcyon, { pictures: 'halcyon' }) },
};

export const Declined: Story = {
  name: 'After a decline the photo folds into a header',
  args: { content: getContent(kalypsoDeclined, { pictures: 'kalypso' }) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('img[src*="kalypso"]')).not.toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('alert')[0]).toBeVisible());
    await expect(findWider(canvasElement)).toEqual([]);
  },
};

export const Transfer: Story = {
  name: 'The details of a transfer fit a phone',
  args: { content: getContent(kalypsoTransfer, { pictures: 'kalypso' }) },
};
export const Receipt: Story = {
  name: 'A receipt fits a phone',
  args: { content: getContent(kalypsoPaid, { pictures: 'kalypso' }) },
};

/** The pairs of texts and icons that lie on each other. */
function findOverlaps(root: HTMLElement): readonly string[] {
  return [...root.querySelectorAll<HTMLElement>('[data-width]')].flatMap((place) => {
    const parts = [...place.querySelectorAll('p, dd, dt, svg')]
      .filter((part) => part.getClientRects().length > 0)
      .map((part) => ({ part, box: inkOf(part) }));
    return parts.flatMap((one, index) =>
      parts
        .slice(index + 1)
        .filter((other) => !one.part.contains(other.part) && overlaps(one.box, other.box))
        .map((other) => `${place.dataset.width}: ${one.part.textContent} | ${other.part.textContent}`),
    );
  });
}

/** As wide as its words, not as its place. */
function inkOf(part: Element): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(part);
  return part.tagName === 'svg' ? part.getBoundingClientRect() : range.getBoundingClientRect();
}

const overlaps = (one: DOMRect, other: DOMRect): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;

export const ReceiptLanguages: Story = {
  name: 'The dates of a receipt lie on nothing in any language',
  render: (args) => (
    <>
      {guestLanguages.map((language) => (
        <Narrow
          key={language}
          {...args}
          content={getContent(kalypsoPaid, { language, pictures: 'kalypso' })}
          widths={[390, 360, 320]}
        />
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(findWider(canvasElement)).toEqual([]);
    await expect(findOverlaps(canvasElement)).toEqual([]);
  },
};

/** The middle of an element on the page, in pixels from the top. */
function middleOf(element: Element | undefined): number {
  const { top, height } = element?.getBoundingClientRect() ?? new DOMRect();
  return top + height / 2;
}

export const Receipts: Story = {
  name: 'The receipt where its stub just fits, and where it does not: its line is level with the dates',
  args: { content: getContent(kalypsoPaid, { pictures: 'kalypso' }), widths: [1000, 999] },
  play: async ({ canvasElement, args }) => {
    await expect(findWider(canvasElement)).toEqual([]);
    const start = args.content.stay?.pass.start;
    for (const place of canvasElement.querySelectorAll('[data-width]')) {
      const bed = place.querySelector('svg.lucide-bed-double') ?? undefined;
      const day = [...place.querySelectorAll('p')].find(
        (one) => [start?.date, start?.day].includes(one.textContent) && one.checkVisibility(),
      );
      await expect(Math.abs(middleOf(bed) - middleOf(day))).toBeLessThan(1);
    }
  },
};

export const LongNames: Story = {
  name: 'Long names wrap and are never cut',
  args: { content: getContent(longNames, { language: 'el' }) },
};

export const Languages: Story = {
  name: 'Every language of a guest',
  render: (args) => (
    <>
      {guestLanguages.map((language) => (
        <Narrow key={language} {...args} content={getContent(halcyon, { language, pictures: 'halcyon' })} />
      ))}
    </>
  ),
};

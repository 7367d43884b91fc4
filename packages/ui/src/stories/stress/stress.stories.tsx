import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ToastProvider } from '../../toast/toast.tsx';
import { getLooks } from './focus-looks.ts';
import { EmptyList, LongList } from './stress-lists.tsx';
import { StressLayers, StressPage } from './stress-page.tsx';
import { enlargeText, spaceText, unreadable } from './unreadable.ts';

const meta = { title: 'Start/Stress', tags: ['!autodocs'], parameters: { flush: true } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const windowFits = () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);

/** A field that cannot show all its text must scroll with the caret. */
const isWhole = async (root: Element, edge?: Element) => {
  await waitFor(() => expect(unreadable(root, edge).join('\n')).toBe(''));
};

export const LongWords: Story = {
  name: 'Names of 200 characters, 10-digit amounts and long Russian and Greek labels: no text is lost',
  render: () => <StressPage />,
  play: async ({ canvasElement }) => {
    await isWhole(canvasElement);
    await windowFits();
  },
};

export const TwiceTheText: Story = {
  name: 'No text is lost at 200 % text size',
  render: () => <StressPage />,
  play: async ({ canvasElement }) => {
    enlargeText(canvasElement, 2);
    await isWhole(canvasElement);
    await windowFits();
  },
};

export const SpacedText: Story = {
  name: "No text is lost with the user's text spacing",
  render: () => <StressPage />,
  play: async ({ canvasElement }) => {
    spaceText(canvasElement);
    await isWhole(canvasElement);
    await windowFits();
  },
};

export const FocusShows: Story = {
  name: 'Without a mouse: the focus is always visible',
  render: () => <StressPage />,
  play: async ({ canvasElement }) => {
    const unseen: string[] = [];
    const stops = new Set<Element>();
    for (;;) {
      await userEvent.tab();
      const stop = document.activeElement;
      if (!(stop instanceof HTMLElement) || stop === document.body || stops.has(stop)) break;
      stops.add(stop);
      const focused = getLooks(stop);
      stop.blur();
      if (getLooks(stop) === focused) unseen.push(stop.outerHTML.slice(0, 120));
      stop.focus();
    }
    await expect(unseen).toEqual([]);
    await expect(stops.size).toBeGreaterThan(5);
    await expect([...stops].every((stop) => canvasElement.contains(stop))).toBe(true);
  },
};

export const InANarrowPlace: Story = {
  name: 'In a container of 320 px nothing overflows',
  render: () => (
    <div data-place style={{ width: 320 }}>
      <StressPage />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await isWhole(canvasElement, canvasElement.querySelector('[data-place]') ?? undefined);
  },
};

export const Layers: Story = {
  name: 'A menu, a toast and a dialog with the longest texts stay within the window',
  render: () => (
    <ToastProvider>
      <StressLayers />
    </ToastProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await screen.findByRole('menu');
    await isWhole(document.body);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Toast' }));
    await isWhole(document.body);
    await userEvent.click(canvas.getByRole('button', { name: 'Dialog' }));
    const dialog = await screen.findByRole('dialog');
    await isWhole(document.body);
    enlargeText(dialog, 2);
    await isWhole(dialog);
    await windowFits();
  },
};

export const TenThousand: Story = {
  name: 'Of 10,000 rows with names of 200 characters only visible rows are rendered, and each is readable',
  render: () => <LongList />,
  play: async ({ canvas, canvasElement }) => {
    const table = canvas.getByRole('table');
    await expect(table).toHaveAttribute('aria-rowcount', '10001');
    await expect(table.querySelectorAll('tbody tr').length).toBeLessThan(60);
    await expect(table.getBoundingClientRect().width).toBeLessThanOrEqual(window.innerWidth * 2);
    // If nothing in its rows is focusable, the container is, and arrow keys scroll it.
    await expect(await canvas.findByRole('group', { name: 'Заказы' })).toHaveAttribute('tabindex', '0');
    await isWhole(canvasElement);
    await windowFits();
  },
};

export const EmptyLists: Story = {
  name: 'An empty list says so, at 320 px too',
  render: () => (
    <div data-place style={{ width: 320 }}>
      <EmptyList />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('No data to display', { selector: 'p' })).toBeVisible();
    await isWhole(canvasElement, canvasElement.querySelector('[data-place]') ?? undefined);
  },
};

export const MeasureFinds: Story = {
  name: 'The check itself detects cut and overflowing text',
  render: () => (
    <div style={{ overflow: 'clip', height: 80 }}>
      <p data-cut style={{ width: 80, overflow: 'hidden', whiteSpace: 'nowrap' }}>
        Cut without a way to read it
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element must be reachable without a mouse */}
      <p style={{ width: 80, overflow: 'auto', whiteSpace: 'nowrap' }} tabIndex={0}>
        Cut, yet it scrolls and so it can be read
      </p>
      <p data-beyond style={{ width: 'max-content', marginInlineStart: '95vw' }}>
        Beyond the edge of the window
      </p>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(unreadable(canvasElement)).toEqual([
      'cut: Cut without a way to read it',
      'beyond the edge: Beyond the edge of the window',
    ]);
  },
};

import { layerBase } from '@deck/tokens';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answerCame } from './nesting-parts.tsx';

// How to open and find each layer, and assertions for two nested layers. The stories cover all pairs.

export interface LayerRow {
  readonly opener: () => HTMLElement;
  /** Opens the layer from its opener. */
  readonly open: () => Promise<void>;
  /** Finds the open layer. */
  readonly layer: () => HTMLElement | null;
  /** Whether the page behind it is locked. */
  readonly isModal?: boolean;
}

const button = (name: string | RegExp) => () => screen.getByRole('button', { name });

function row(opener: () => HTMLElement, layer: LayerRow['layer'], isModal = false): LayerRow {
  return { opener, layer, isModal, open: () => userEvent.click(opener()) };
}

/** The dialog opened by the button with this name. */
export const dialogRow = (label: string) =>
  row(button(label), () => screen.queryByRole('dialog', { name: `${label}: dialog` }), true);

export const rows = {
  dialog: dialogRow('Ask'),
  select: row(
    () => screen.getByRole('combobox', { name: 'Reason' }),
    () => screen.queryByRole('listbox', { name: 'Reason' }),
  ),
  date: row(button('Open the calendar: Day'), () => screen.queryByRole('dialog', { name: 'Day' })),
  menu: row(button('More'), () => screen.queryByRole('menu')),
  tooltip: {
    opener: button('Help'),
    layer: () => screen.queryByRole('tooltip'),
    async open() {
      // On focus it appears immediately, as for the keyboard.
      await userEvent.tab();
      for (
        let stops = 0;
        stops < 12 && document.activeElement !== screen.getByRole('button', { name: 'Help' });
        stops++
      ) {
        await userEvent.tab();
      }
    },
  },
} satisfies Record<string, LayerRow>;

export async function opened({ open, layer }: LayerRow): Promise<HTMLElement> {
  await open();
  return waitFor(() => {
    const found = layer();
    if (found === null) throw new Error('The layer did not open.');
    return found;
  });
}

export const isGone = ({ layer }: LayerRow) => waitFor(() => expect(layer()).toBeNull());
export const isFocused = (opener: HTMLElement) => waitFor(() => expect(opener).toHaveFocus());

export async function pageIsLocked(isLocked: boolean): Promise<void> {
  await waitFor(() => expect(getComputedStyle(document.body).overflow === 'hidden').toBe(isLocked));
}

/** The z-index of an element or its nearest ancestor with one. */
export function getLevel(element: Element | null): number {
  for (let at = element; at !== null; at = at.parentElement) {
    const level = Number(getComputedStyle(at).zIndex);
    if (Number.isFinite(level)) return level;
  }
  return 0;
}

/**
 * Asserts that a layer is above another, closes by one Escape each, restores the focus, and only dialogs lock
 * the page.
 */
export async function nests(outer: LayerRow, inner: LayerRow): Promise<void> {
  const outerOpener = outer.opener();
  const outerLayer = await opened(outer);
  const innerOpener = inner.opener();
  const innerLayer = await opened(inner);
  await expect(getLevel(outerLayer)).toBeGreaterThanOrEqual(layerBase);
  await expect(getLevel(innerLayer)).toBeGreaterThan(getLevel(outerLayer));
  await pageIsLocked(outer.isModal === true || inner.isModal === true);

  await userEvent.keyboard('{Escape}');
  await isGone(inner);
  await expect(outer.layer()).toBe(outerLayer);
  await isFocused(innerOpener);
  await pageIsLocked(outer.isModal === true);

  await userEvent.keyboard('{Escape}');
  await isGone(outer);
  await isFocused(outerOpener);
  await pageIsLocked(false);
}

/** Finds the toast by role: it must not be hidden from screen readers. */
export const toast = () =>
  within(screen.getByRole('region', { name: 'Messages' })).queryByText('The answer was lost');

/** A toast appears while a layer is open: it is readable above, takes no focus, closes nothing, and stays. */
export async function toastAbove(outer: LayerRow): Promise<void> {
  const outerLayer = await opened(outer);
  const focused = await waitFor(() => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body)
      throw new Error('Nothing has the focus yet.');
    return activeElement;
  });
  document.dispatchEvent(new Event(answerCame));
  await waitFor(() => expect(toast()).toBeVisible());
  const words = toast() as HTMLElement;
  await expect(getLevel(words)).toBeGreaterThan(getLevel(outerLayer));
  await waitFor(() => expect(isOnTop(words)).toBe(true));
  await expect(focused).toHaveFocus();
  await expect(outer.layer()).toBe(outerLayer);

  await userEvent.keyboard('{Escape}');
  await isGone(outer);
  await expect(toast()).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close: The answer was lost' }));
  await waitFor(() => expect(toast()).toBeNull());
}

/** Whether nothing covers its centre. */
function isOnTop(element: HTMLElement): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const at = document.elementFromPoint(left + width / 2, top + height / 2);
  return at !== null && (element.contains(at) || at.contains(element));
}

import { type FocusEvent, useEffect, useRef } from 'react';
import { findNextRow } from './next-row.ts';

const rowOf = (element: Element | null) => element?.closest<HTMLElement>('[data-row]') ?? null;

/**
 * Keeps the focus in a list whose rows go: from a row that has gone to the act of the next, else to the heading.
 * @param rows the rows that are there now
 * @param held the row whose dialog is open: the focus moves on once it closes
 */
export function useNextFocus(rows: readonly { readonly id: string }[] | undefined, held: string | undefined) {
  const place = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const focused = useRef<string>(undefined);
  const before = useRef<readonly string[]>([]);
  const wasHeld = useRef<string>(undefined);

  useEffect(() => {
    const mine = held ?? wasHeld.current ?? focused.current;
    wasHeld.current = held;
    const shown = [...(place.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const isThere = (id: string) => rows?.some((row) => row.id === id) === true;
    if (held !== undefined) return;
    if (mine !== undefined && rows !== undefined && !isThere(mine) && isFree(mine)) {
      const next = findNextRow(before.current, mine, isThere);
      const row = shown.find((one) => one.dataset.row === next);
      const target = row?.querySelector<HTMLElement>('[data-act] :is(a, button)') ?? row?.querySelector('a');
      (target ?? heading.current)?.focus();
    }
    before.current = shown.flatMap((row) => row.dataset.row ?? []);
  }, [rows, held]);

  return {
    heading,
    place: {
      ref: place,
      onFocus: ({ target }: FocusEvent) => {
        focused.current = rowOf(target)?.dataset.row;
      },
      // A window that loses the focus keeps the focused element.
      onBlur: ({ target }: FocusEvent) => {
        if (document.activeElement !== target) focused.current = undefined;
      },
    },
  };
}

/** Nothing else has the focus: it was lost with the row, or is still on its way out with it. */
function isFree(row: string): boolean {
  const active = document.activeElement;
  return active === null || active === document.body || rowOf(active)?.dataset.row === row;
}

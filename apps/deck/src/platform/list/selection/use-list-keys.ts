import { useRef } from 'react';
import { useKeys } from '../../keys/use-keys.ts';

const rowSelector = 'tr[data-row]';

const getRow = (): HTMLElement | null => document.activeElement?.closest<HTMLElement>(rowSelector) ?? null;

/** Moves the focus to another row; from outside the list to its first. False where there is none. */
function move(step: 1 | -1): boolean {
  const rows = [...document.querySelectorAll<HTMLElement>(rowSelector)];
  const current = getRow();
  const at = current === null ? -1 : rows.indexOf(current);
  const row = rows[at < 0 ? 0 : at + step];
  const stop = row?.querySelector<HTMLElement>('th a, th input');
  stop?.focus();
  return stop !== undefined && stop !== null;
}

interface Choosing {
  readonly chosen: ReadonlySet<string>;
  /** The keys of all rows shown, in their order. */
  readonly keys: () => readonly string[];
  readonly onChange: (chosen: ReadonlySet<string>) => void;
}

/** The keys of a list: along its rows, and to choose them. */
export function useListKeys(choosing: Choosing | undefined): void {
  const last = useRef<string>(undefined);

  function choose(isRange: boolean): boolean {
    const key = getRow()?.dataset.row;
    if (key === undefined || choosing === undefined) return false;
    const keys = choosing.keys();
    const [from, to] = [keys.indexOf(last.current ?? ''), keys.indexOf(key)];
    const next = new Set(choosing.chosen);
    if (isRange && from >= 0)
      for (const each of keys.slice(Math.min(from, to), Math.max(from, to) + 1)) next.add(each);
    else if (!next.delete(key)) next.add(key);
    choosing.onChange(next);
    last.current = key;
    return true;
  }

  const [down, up] = ([1, -1] as const).map((step) => () => move(step));
  // Elsewhere the arrows scroll the page.
  const [downHere, upHere] = ([1, -1] as const).map((step) => () => getRow() !== null && move(step));
  const [one, range] = [false, true].map((isRange) => () => choose(isRange));
  useKeys({ j: down, k: up, ArrowDown: downHere, ArrowUp: upHere, x: one, X: range });
}

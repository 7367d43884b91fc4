import { useRef } from 'react';
import { useKeys } from '../../keys/use-keys.ts';
import type { Peeking } from '../peek/use-peek.ts';

const rowSelector = 'tr[data-row]';

const getRow = (): HTMLElement | null => document.activeElement?.closest<HTMLElement>(rowSelector) ?? null;

/** Moves the focus to another row; from outside the list to its first. False where there is none. */
function move(step: Step): boolean {
  const rows = [...document.querySelectorAll<HTMLElement>(rowSelector)];
  const current = getRow();
  const at = current === null ? -1 : rows.indexOf(current);
  const row = rows[at < 0 ? 0 : at + step];
  const stop = row?.querySelector<HTMLElement>('th a') ?? row?.querySelector<HTMLElement>('th input');
  stop?.focus();
  return stop !== undefined && stop !== null;
}

type Step = 1 | -1;

interface ListKeys {
  /** The keys of all rows shown, in their order. */
  readonly keys: readonly string[];
  /** Absent where rows are not chosen. */
  readonly selection:
    | { readonly chosen: ReadonlySet<string>; readonly onChange: (chosen: ReadonlySet<string>) => void }
    | undefined;
  /** Absent where rows are not looked at. */
  readonly peek: Peeking | undefined;
}

/** The keys of a list: along its rows, to look at them, and to choose them. */
export function useListKeys({ keys, selection, peek }: ListKeys): void {
  const last = useRef<string>(undefined);

  /** A look follows the focus along the rows; from elsewhere it goes along them itself. */
  function step(by: Step): boolean {
    if (peek?.key === undefined) return move(by);
    if (getRow() === null) {
      const go = by === 1 ? peek.next : peek.previous;
      go?.();
      return true;
    }
    const isMoved = move(by);
    const key = getRow()?.dataset.row;
    if (key !== undefined) peek.look(key);
    return isMoved;
  }

  function look(): boolean {
    const key = getRow()?.dataset.row;
    // On a box or a button the space bar is theirs.
    if (peek === undefined || key === undefined || document.activeElement?.matches('a') !== true)
      return false;
    if (peek.key === key) peek.close();
    else peek.look(key);
    return true;
  }

  function choose(isRange: boolean): boolean {
    const key = getRow()?.dataset.row ?? peek?.key;
    if (key === undefined || selection === undefined) return false;
    const [from, to] = [keys.indexOf(last.current ?? ''), keys.indexOf(key)];
    const next = new Set(selection.chosen);
    if (isRange && from >= 0)
      for (const each of keys.slice(Math.min(from, to), Math.max(from, to) + 1)) next.add(each);
    else if (!next.delete(key)) next.add(key);
    selection.onChange(next);
    last.current = key;
    return true;
  }

  function clear(): boolean {
    if (selection === undefined || selection.chosen.size === 0) return false;
    selection.onChange(new Set());
    return true;
  }

  const [down, up] = ([1, -1] as const).map((by) => () => step(by));
  // Elsewhere the arrows scroll the page.
  const [downHere, upHere] = ([1, -1] as const).map((by) => () => getRow() !== null && step(by));
  const [one, range] = [false, true].map((isRange) => () => choose(isRange));
  useKeys({
    j: down,
    k: up,
    ArrowDown: downHere,
    ArrowUp: upHere,
    ' ': look,
    x: one,
    X: range,
    Escape: clear,
  });
}

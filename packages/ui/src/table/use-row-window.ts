import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, type Ref, type RefObject, useLayoutEffect, useState } from 'react';
import { type Line, linesOf, withFocused } from './row-window.ts';

export interface RowWindow {
  readonly lines: readonly Line[];
  /** For every row drawn, when not all are. */
  readonly measure: Ref<HTMLTableRowElement> | undefined;
  /** For the body: the row with the focus stays drawn wherever the others scroll. */
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: () => void;
}

interface RowWindowOptions {
  count: number;
  scroller: RefObject<HTMLElement | null>;
  /** Whether to draw only what is in sight. */
  active: boolean;
}

const typicalHeight = 40;

/** Which rows of the caller's array to draw. The head above them is lower than the rows drawn beyond sight. */
export function useRowWindow({ count, scroller, active }: RowWindowOptions): RowWindow {
  const [focused, setFocused] = useState(-1);
  const [rowHeight, setRowHeight] = useState(typicalHeight);
  const virtualizer = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count,
    enabled: active,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 10,
    rangeExtractor: (range) => [...withFocused(defaultRangeExtractor(range), focused)],
  });

  useLayoutEffect(() => {
    if (!active) return;
    // The brand decides how high a row is; one drawn tells.
    const row = scroller.current?.querySelector<HTMLElement>('tr[data-index]');
    if (row) setRowHeight(row.offsetHeight);
  }, [active, scroller]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another height makes every estimate made so far wrong.
  useLayoutEffect(() => virtualizer.measure(), [rowHeight, virtualizer]);

  return {
    lines: active
      ? linesOf(virtualizer.getVirtualItems(), virtualizer.getTotalSize())
      : Array.from({ length: count }, (_, index) => ({ kind: 'row', index })),
    measure: active ? virtualizer.measureElement : undefined,
    onFocus: ({ target }) => setFocused(Number(target.closest<HTMLElement>('tr')?.dataset.index ?? -1)),
    onBlur: () => setFocused(-1),
  };
}

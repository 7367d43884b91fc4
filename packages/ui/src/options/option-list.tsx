import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type HTMLAttributes, type ReactNode, type Ref, type RefObject, useEffect, useRef } from 'react';
import * as css from './options.css.ts';

/** Above so many rows only those in sight are drawn. */
const manyRows = 100;

type Attributes = HTMLAttributes<HTMLElement> & { ref?: Ref<HTMLDivElement> };

interface OptionListProps<Option> {
  options: readonly Option[];
  /** What makes the element a listbox; its `ref` sets `listRef` too. */
  list: Attributes;
  listRef: RefObject<HTMLDivElement | null>;
  /** What makes a row an option. */
  option: (option: Option, index: number) => Attributes;
  highlightedIndex: number;
  /** When it changes, the list starts at its top again: the query. */
  topKey?: string | undefined;
  children: (option: Option, index: number) => ReactNode;
}

/** A listbox of any length. Which row is chosen or highlighted is its owner's business. */
export function OptionList<Option>(props: OptionListProps<Option>) {
  const { list, listRef, topKey, options } = props;
  const onScroll = useScrollToTop(listRef, topKey);
  return (
    <div {...list} className={css.list} onScroll={onScroll}>
      {options.length > manyRows ? <RowsInSight {...props} /> : <AllRows {...props} />}
    </div>
  );
}

/**
 * Not at first: then the list stands where the chosen row is in sight. Nor where it is at its top: to ask the browser to
 * scroll makes it lay out the page at once, with every key.
 * @returns for the list: hears that it has been scrolled
 */
function useScrollToTop(list: RefObject<HTMLDivElement | null>, key: string | undefined) {
  const isScrolled = useRef(true);
  useEffect(() => {
    if (!key || !isScrolled.current) return;
    list.current?.scrollTo({ top: 0 });
    isScrolled.current = false;
  }, [list, key]);
  return () => {
    isScrolled.current = true;
  };
}

function AllRows<Option>({ options, option, highlightedIndex, children }: OptionListProps<Option>) {
  return options.map((item, index) => {
    const attributes = option(item, index);
    return (
      <div
        {...attributes}
        key={attributes.id}
        className={css.row}
        data-highlighted={index === highlightedIndex || undefined}
      >
        {children(item, index)}
      </div>
    );
  });
}

function RowsInSight<Option>(props: OptionListProps<Option>) {
  const { options, option, highlightedIndex, children } = props;
  const all = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: options.length,
    // By way of what stands in it: the list's own ref is set anew, and later, on every render.
    getScrollElement: () => all.current?.parentElement ?? null,
    estimateSize: () => css.rowHeight,
    overscan: 8,
    initialOffset: () => Math.max(0, (highlightedIndex - 3) * css.rowHeight),
    // The highlighted row is always there: assistive technology is pointed to it, and it is scrolled into sight.
    rangeExtractor: (range) => withRow(defaultRangeExtractor(range), highlightedIndex, options.length),
  });
  return (
    <div ref={all} role="presentation" className={css.allRows} style={{ height: rows.getTotalSize() }}>
      {rows.getVirtualItems().map(({ index, start }) => {
        const item = options[index];
        return (
          item !== undefined && (
            <div
              key={index}
              ref={rows.measureElement}
              role="presentation"
              className={css.placedRow}
              data-index={index}
              style={{ transform: `translateY(${start}px)` }}
            >
              <div
                {...option(item, index)}
                {...placeIn(options.length, index)}
                className={css.row}
                data-highlighted={index === highlightedIndex || undefined}
              >
                {children(item, index)}
              </div>
            </div>
          )
        );
      })}
    </div>
  );
}

/** Which of how many: assistive technology cannot count rows that are not drawn. */
function placeIn(count: number, index: number) {
  return { 'aria-setsize': count, 'aria-posinset': index + 1 };
}

function withRow(rows: readonly number[], row: number, count: number): number[] {
  if (row < 0 || row >= count || rows.includes(row)) return [...rows];
  return [...rows, row].sort((a, b) => a - b);
}

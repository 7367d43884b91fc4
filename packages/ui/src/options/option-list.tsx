import {
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import * as css from './options.css.ts';
import type { Listbox } from './use-listbox.ts';
import { useOptionWindow } from './use-option-window.ts';

interface OptionListProps<Option extends object> {
  listbox: Listbox<Option>;
  label?: string | undefined;
  /** The id of the element that names it, where it has no label. */
  labelledBy?: string | undefined;
  /** Else the one that is pointed to counts as selected, as in a list that is searched. */
  isSelected?: ((option: Option) => boolean) | undefined;
  /** When it changes, the list starts at its top again: the query. */
  topKey?: string | undefined;
  children: (option: Option) => ReactNode;
}

/** A listbox of any length. */
export function OptionList<Option extends object>({
  listbox,
  topKey,
  children,
  ...props
}: OptionListProps<Option>) {
  const { options, ref, pointed, isBarred } = listbox;
  const onScroll = useScrollToTop(listbox, topKey);
  useInSight(listbox);
  const { lines, isWhole } = useOptionWindow(listbox);

  function hover({ type, target, pointerType }: PointerEvent) {
    // A finger points only when it chooses.
    if (pointerType === 'touch') return;
    const at = type === 'pointerleave' ? -1 : getPlace(target);
    const option = options[at];
    listbox.hover(option === undefined || isBarred(option) ? -1 : at);
  }

  const rowOf = (option: Option, at: number) => ({
    id: listbox.optionId(at),
    role: 'option',
    'aria-selected': props.isSelected?.(option) ?? at === pointed,
    'aria-disabled': isBarred(option),
    'data-at': at,
    'data-highlighted': at === pointed || undefined,
    // Assistive technology cannot count rows that are not drawn.
    ...(!isWhole && { 'aria-setsize': options.length, 'aria-posinset': at + 1 }),
  });

  const attributes = {
    role: 'listbox',
    id: listbox.id,
    'aria-label': props.label,
    'aria-labelledby': props.labelledBy,
    onScroll,
    onPointerMove: hover,
    onPointerLeave: hover,
    onMouseDown: keepFocus,
    onClick: ({ target }: MouseEvent) => listbox.choose(getPlace(target)),
  };

  return (
    <div ref={ref} className={css.list} {...attributes}>
      {lines.map((line) => {
        if (line.kind === 'gap')
          return <div key={`after ${line.after}`} role="presentation" style={{ height: line.height }} />;
        const option = options[line.index];
        return (
          option !== undefined && (
            <div key={line.index} className={css.row} {...rowOf(option, line.index)}>
              {children(option)}
            </div>
          )
        );
      })}
    </div>
  );
}

function getPlace(target: EventTarget): number {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-at]') : null;
  return Number(row?.dataset.at ?? -1);
}

/** The field keeps the focus: without it the list would close. */
function keepFocus(event: MouseEvent) {
  event.preventDefault();
}

type InSight = Pick<Listbox<never>, 'ref' | 'pointed' | 'isFollowed' | 'optionId'>;

/** Scrolls the list, and never the page, until the option that is pointed to is in sight. */
function useInSight({ ref, pointed, isFollowed, optionId }: InSight) {
  const id = pointed === -1 || !isFollowed ? undefined : optionId(pointed);
  useLayoutEffect(() => {
    const list = ref.current;
    if (id === undefined || list === null) return;
    const bring = () => {
      const row = document.getElementById(id)?.getBoundingClientRect();
      const { top, bottom } = list.getBoundingClientRect();
      if (row && row.top < top + css.listPadding) list.scrollTop -= top + css.listPadding - row.top;
      else if (row && row.bottom > bottom - css.listPadding)
        list.scrollTop += row.bottom - bottom + css.listPadding;
    };
    bring();
    // Its place on the page is found only then, and may leave it less room.
    const observer = new ResizeObserver(bring);
    observer.observe(list);
    return () => observer.disconnect();
  }, [ref, id]);
}

/**
 * Not at first: then the list stands where the chosen option is in sight. Nor where it is at its top: to ask the browser
 * to scroll makes it lay out the page at once, with every key.
 * @returns for the list: hears that it has been scrolled
 */
function useScrollToTop({ ref }: Pick<Listbox<never>, 'ref'>, key: string | undefined) {
  const isScrolled = useRef(true);
  useEffect(() => {
    if (!key || !isScrolled.current) return;
    ref.current?.scrollTo({ top: 0 });
    isScrolled.current = false;
  }, [ref, key]);
  return () => {
    isScrolled.current = true;
  };
}

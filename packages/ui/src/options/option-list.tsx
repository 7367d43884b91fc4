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
  /** The id of the labelling element, if there is no label. */
  labelledBy?: string | undefined;
  /** Marks the value as selected. Otherwise the active option counts as selected, as in a searched list. */
  isSelected?: ((option: Option) => boolean) | undefined;
  /** A change scrolls the list to the top: the query. */
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
    // Touch only activates an option by choosing it.
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
    // Screen readers cannot count options that are not rendered.
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

/** Keeps the focus in the field; otherwise the list would close. */
function keepFocus(event: MouseEvent) {
  event.preventDefault();
}

type InSight = Pick<Listbox<never>, 'ref' | 'pointed' | 'isFollowed' | 'optionId'>;

/** Scrolls the list, never the page, until the active option is visible. */
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
    // The position is only known then, and may leave the list less space.
    const observer = new ResizeObserver(bring);
    observer.observe(list);
    return () => observer.disconnect();
  }, [ref, id]);
}

/**
 * Not on mount, when the list is already placed at the selected option. Nor at the top: asking the browser to
 * scroll forces a layout on every key.
 * @returns the list's scroll handler
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

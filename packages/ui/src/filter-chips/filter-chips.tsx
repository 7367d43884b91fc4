import { X } from 'lucide-react';
import { type MouseEvent, useEffect, useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import { type FocusOrigin, originAt, returnFocus } from '../modal/return-focus.ts';
import { useMessages } from '../provider/ui-provider.tsx';
import * as css from './filter-chips.css.ts';

export interface FilterChip {
  readonly id: string;
  /** What is narrowed: "Status". */
  readonly label: string;
  /** To what: "Paid, Declined". */
  readonly value: string;
}

export interface FilterChipsProps {
  /** What narrows the list at present; none takes no place. */
  chips: readonly FilterChip[];
  onRemove: (id: string) => void;
}

/** What a list is narrowed by, below its filter bar: each can be taken away by itself. */
export function FilterChips({ chips, onRemove }: FilterChipsProps) {
  const { filterChips: words } = useMessages();
  const list = useRef<HTMLUListElement>(null);
  const last = useRef<FocusOrigin>(undefined);
  const isEmpty = chips.length === 0;
  useEffect(() => {
    if (isEmpty && last.current !== undefined) returnFocus(last.current);
    last.current = undefined;
  }, [isEmpty]);
  if (isEmpty) return null;

  /** The focus stays among the chips as long as there is one, then it goes to what stands nearest. */
  function remove(id: string, index: number, { currentTarget, nativeEvent }: MouseEvent) {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const next = buttons[index + 1] ?? buttons[index - 1];
    next?.focus();
    // In a search field a finger's focus would bring up the keyboard.
    const isTap = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch';
    if (next === undefined && !isTap) last.current = originAt(currentTarget);
    onRemove(id);
  }

  return (
    <ul ref={list} className={css.list} aria-label={words.label}>
      {chips.map(({ id, label, value }, index) => (
        <li key={id} className={css.chip}>
          <span className={css.label}>{label}:</span>
          <span className={css.value} title={value}>
            {value}
          </span>
          <button
            type="button"
            className={css.remove}
            aria-label={words.remove(label, value)}
            onClick={(event) => remove(id, index, event)}
          >
            <Icon shape={X} size={14} />
          </button>
        </li>
      ))}
    </ul>
  );
}

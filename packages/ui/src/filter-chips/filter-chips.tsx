import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import { type FocusOrigin, originAt, returnFocus } from '../modal/return-focus.ts';
import { useMessages } from '../provider/ui-provider.tsx';
import * as css from './filter-chips.css.ts';

export interface FilterChip {
  readonly id: string;
  /** The name of the filter: "Status". */
  readonly label: string;
  /** The filter's value: "Paid, Declined". */
  readonly value: string;
}

export interface FilterChipsProps {
  /** The active filters; without any it takes no space. */
  chips: readonly FilterChip[];
  /** Called with the ID of the chip that was pressed. */
  onRemove: (id: string) => void;
  /** Content after the last chip, such as a button that removes all of them. */
  end?: ReactNode;
}

/** The active filters of a list, in its filter bar. Each can be removed. */
export function FilterChips({ chips, onRemove, end }: FilterChipsProps) {
  const { filterChips: words } = useMessages();
  const list = useRef<HTMLUListElement>(null);
  const last = useRef<FocusOrigin>(undefined);
  const isEmpty = chips.length === 0;
  useEffect(() => {
    if (isEmpty && last.current !== undefined) returnFocus(last.current);
    last.current = undefined;
  }, [isEmpty]);
  if (isEmpty) return null;

  /** The focus stays among the chips while there are any, then moves nearby. */
  function remove(id: string, index: number, { currentTarget, nativeEvent }: MouseEvent) {
    const buttons = [...(list.current?.querySelectorAll<HTMLButtonElement>(`.${css.remove}`) ?? [])];
    const next = buttons[index + 1] ?? buttons[index - 1];
    next?.focus();
    // Focusing a search field by touch would open the keyboard.
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
      {end !== undefined && <li className={css.end}>{end}</li>}
    </ul>
  );
}

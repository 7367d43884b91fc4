import { X } from 'lucide-react';
import { useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
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
  if (chips.length === 0) return null;

  /** The focus stays among the chips as long as there is one. */
  function remove(id: string, index: number) {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    (buttons[index + 1] ?? buttons[index - 1])?.focus();
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
            onClick={() => remove(id, index)}
          >
            <Icon shape={X} size={14} />
          </button>
        </li>
      ))}
    </ul>
  );
}

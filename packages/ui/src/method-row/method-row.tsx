import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { Icon, type IconShape } from '../icon/icon.tsx';
import * as css from './method-row.css.ts';

export interface MethodRowProps {
  icon: IconShape;
  title: string;
  /** What a guest should know before choosing it, or empty. */
  note: string;
  onClick: () => void;
  disabled?: boolean | undefined;
}

/** Another way to pay, as a row that opens it. */
export function MethodRow({ icon, title, note, onClick, disabled }: MethodRowProps) {
  const id = useId();
  const hasNote = note !== '';
  return (
    <button
      type="button"
      className={css.row}
      aria-labelledby={`${id}-title`}
      aria-describedby={hasNote ? `${id}-note` : undefined}
      onClick={onClick}
      disabled={disabled}
    >
      <span className={css.icon}>
        <Icon shape={icon} size={18} />
      </span>
      <span className={css.words}>
        <span id={`${id}-title`} className={css.title}>
          {title}
        </span>
        {hasNote && (
          <span id={`${id}-note`} className={css.note}>
            {note}
          </span>
        )}
      </span>
      <Icon shape={ChevronRight} />
    </button>
  );
}

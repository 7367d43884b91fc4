import { ChevronRight } from 'lucide-react';
import { onPhone, onWide } from '../guest-page/faces.css.ts';
import { Icon, type IconShape } from '../icon/icon.tsx';
import * as css from './method-row.css.ts';

export interface MethodRowProps {
  /** The kind of payment method. */
  icon: IconShape;
  /** The payment method. */
  title: string;
  /** What a guest should know before choosing it, or empty. */
  note: string;
  /** The same on the page of a phone. By default the note. */
  phoneNote?: string | undefined;
  /** Called on a press. */
  onClick: () => void;
  /** Whether it cannot be chosen now. */
  disabled?: boolean | undefined;
}

/** Another way to pay, as a row that opens it. */
export function MethodRow({ icon, title, note, phoneNote = note, onClick, disabled }: MethodRowProps) {
  return (
    <button type="button" className={css.row} onClick={onClick} disabled={disabled}>
      <span className={css.icon}>
        <Icon shape={icon} size={18} />
      </span>
      <span className={css.words}>
        <span className={css.title}>{title}</span>
        {note !== '' && note === phoneNote && <span className={css.note}>{note}</span>}
        {note !== phoneNote && (
          <>
            <span className={`${css.note} ${onWide}`}>{note}</span>
            <span className={`${css.note} ${onPhone}`}>{phoneNote}</span>
          </>
        )}
      </span>
      <Icon shape={ChevronRight} />
    </button>
  );
}

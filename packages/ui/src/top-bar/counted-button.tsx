import { type IconActionProps, IconButton } from '../icon-button/icon-button.tsx';
import { count as counted } from '../messages/plural.ts';
import { useUi } from '../provider/ui-provider.tsx';
import * as css from './top-bar.css.ts';

export interface CountedButtonProps extends IconActionProps {
  /** The number on the button. The label includes it as text: "3 unread notifications". */
  count: number;
}

/** More digits do not fit and do not matter. */
const most = 99;

/** A button of the bar with a number, hidden if zero. */
export function CountedButton({ count, ...button }: CountedButtonProps) {
  const { locale } = useUi();
  return (
    <span className={css.counted}>
      <IconButton {...button} />
      {count > 0 && (
        <span className={css.count} aria-hidden>
          {count > most ? `${most}+` : counted(locale, count)}
        </span>
      )}
    </span>
  );
}

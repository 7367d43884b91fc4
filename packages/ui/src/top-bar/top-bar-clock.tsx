import { formatInstant, instantText } from '@deck/values';
import { useUi } from '../provider/ui-provider.tsx';
import * as css from './top-bar.css.ts';
import { useMinute } from './use-minute.ts';

/** The time in the zone in which every instant on the screens is shown, and that zone's name. */
export function TopBarClock() {
  const { timeZone } = useUi();
  const now = useMinute();
  return (
    <span className={css.clock}>
      <time className={css.moment} dateTime={instantText(now)}>
        {formatInstant(now, timeZone)}
      </time>{' '}
      {timeZone}
    </span>
  );
}

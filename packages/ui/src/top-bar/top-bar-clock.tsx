import { formatInstant, instantText } from '@deck/values';
import { useUi } from '../provider/ui-provider.tsx';
import * as css from './top-bar.css.ts';
import { useMinute } from './use-minute.ts';

/** The current time in the zone of all displayed instants, with the zone's name. */
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

import { useUi } from '@deck/ui';
import { formatInstant } from '@deck/values';
import { useEffect, useState } from 'react';
import * as css from './now-and-zone.css.ts';

const MINUTE = 60_000;

/** The time everything on the screen is shown in, and its zone. */
export function NowAndZone() {
  const { timeZone } = useUi();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE / 2);
    return () => clearInterval(timer);
  }, []);
  return (
    <p className={css.line}>
      <span className={css.time}>{formatInstant(now, timeZone)}</span> {timeZone}
    </p>
  );
}

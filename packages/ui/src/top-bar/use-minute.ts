import { clock } from '@deck/values';
import { useEffect, useState } from 'react';

/** The current time in milliseconds, updated every minute and when the clock is set. */
export function useMinute(): number {
  const [now, setNow] = useState(clock.now);
  useEffect(() => {
    const timer = setTimeout(() => setNow(clock.now()), 60_000 - (now % 60_000));
    return () => clearTimeout(timer);
  }, [now]);
  useEffect(() => clock.subscribe(() => setNow(clock.now())), []);
  return now;
}

import { clock } from '@deck/values';
import { useEffect, useState } from 'react';

/** The current time in milliseconds, updated every second until `until`. */
export function useSeconds(until: number | undefined): number {
  const [now, setNow] = useState(clock.now);
  const isAhead = until !== undefined && until > now;

  useEffect(() => {
    if (!isAhead) return;
    const tick = () => setNow(clock.now());
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [isAhead]);

  return now;
}

import { useEffect, useState } from 'react';

/** The current time in milliseconds, updated every second until `until`. */
export function useSeconds(until: number | undefined): number {
  const [now, setNow] = useState(Date.now);
  const isAhead = until !== undefined && until > now;

  useEffect(() => {
    if (!isAhead) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isAhead]);

  return now;
}

import { useEffect, useState } from 'react';

/** The time now, in milliseconds, kept up to the second while `until` lies ahead and left alone afterwards. */
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

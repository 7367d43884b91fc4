import { countdownMs } from '@deck/tokens';
import { useSyncExternalStore } from 'react';
import { createTicker } from './ticker.ts';

const everyMinute = createTicker(countdownMs);

/** The time, in milliseconds since 1970, renewed every 60 seconds by one timer shared by all. */
export function useNow(): number {
  return useSyncExternalStore(everyMinute.subscribe, everyMinute.now, everyMinute.now);
}

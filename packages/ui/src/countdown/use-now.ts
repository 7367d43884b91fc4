import { countdownMs } from '@deck/tokens';
import { useSyncExternalStore } from 'react';
import { createTicker } from './ticker.ts';

const everyMinute = createTicker(countdownMs);

/** The time in milliseconds since 1970, updated every 60 seconds by a shared timer. */
export function useNow(): number {
  return useSyncExternalStore(everyMinute.subscribe, everyMinute.now, everyMinute.now);
}

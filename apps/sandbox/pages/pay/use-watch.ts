import { useEffect, useSyncExternalStore } from 'react';
import type { Readable } from './reader.ts';

/** Polls while the page is open, and immediately when the user returns to it. */
export function useWatch<State>(watched: Readable<State>): State {
  useEffect(() => watched.start(() => document.visibilityState === 'visible'), [watched]);
  useEffect(() => {
    const onReturn = () => document.visibilityState === 'visible' && watched.refresh();
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, [watched]);
  return useSyncExternalStore(watched.subscribe, watched.state);
}

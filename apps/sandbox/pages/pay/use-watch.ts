import { useEffect, useSyncExternalStore } from 'react';

/** What a page reads over and over. */
interface Readable<State> {
  start(isVisible: () => boolean): () => void;
  refresh(): void;
  subscribe(listener: () => void): () => void;
  state(): State;
}

/** Reads while the page is open, and at once when its reader comes back to it. */
export function useWatch<State>(watched: Readable<State>): State {
  useEffect(() => watched.start(() => document.visibilityState === 'visible'), [watched]);
  useEffect(() => {
    const onReturn = () => document.visibilityState === 'visible' && watched.refresh();
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, [watched]);
  return useSyncExternalStore(watched.subscribe, watched.state);
}

import { useCallback, useSyncExternalStore } from 'react';

/** On a server no window is known. */
const matchesNone = () => false;

/** Whether a media query matches. Use it only where CSS cannot: to render another element. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', notify);
      return () => list.removeEventListener('change', notify);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches, matchesNone);
}

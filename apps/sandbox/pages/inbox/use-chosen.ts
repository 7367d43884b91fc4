import { useSyncExternalStore } from 'react';

/** The open message's id in the address, so that Back closes it and a reload keeps it. */
export function useChosen(): string | undefined {
  return useSyncExternalStore(subscribe, chosen);
}

const chosen = () => decodeURIComponent(window.location.hash.slice(1)) || undefined;

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

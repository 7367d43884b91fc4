import { useEffect, useEffectEvent, useState } from 'react';

/** The pause in typing before a search starts, in milliseconds. */
const searchPauseMs = 200;

/** Searches after a pause in typing. Returns whether the current text is still to be searched. */
export function useSearch(query: string, onSearch: ((query: string) => void) | undefined): boolean {
  const [asked, setAsked] = useState('');
  const ask = useEffectEvent(() => {
    setAsked(query);
    onSearch?.(query);
  });
  useEffect(() => {
    if (query === asked) return;
    const timer = setTimeout(ask, query === '' ? 0 : searchPauseMs);
    return () => clearTimeout(timer);
  }, [query, asked]);
  return onSearch !== undefined && query !== asked;
}

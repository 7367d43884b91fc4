import { useEffect, useRef, useState } from 'react';

/** How long a reader pauses before what was typed is searched for, in milliseconds. */
export const searchPauseMs = 200;

/** Asks once the reader pauses. Says whether what is typed has still to be asked for. */
export function useSearch(query: string, onSearch: ((query: string) => void) | undefined): boolean {
  const [asked, setAsked] = useState('');
  const ask = useRef(onSearch);
  useEffect(() => {
    ask.current = onSearch;
  });
  useEffect(() => {
    if (query === asked) return;
    const timer = setTimeout(
      () => {
        setAsked(query);
        ask.current?.(query);
      },
      query === '' ? 0 : searchPauseMs,
    );
    return () => clearTimeout(timer);
  }, [query, asked]);
  return onSearch !== undefined && query !== asked;
}

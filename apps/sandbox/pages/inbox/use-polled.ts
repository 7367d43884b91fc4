import { useCallback, useEffect, useRef, useState } from 'react';
import { ask } from '../shared/ask.ts';

export interface Polled<T> {
  /** The last answer; undefined until the first. */
  readonly value: T | undefined;
  /** The last question had no answer. */
  readonly isLost: boolean;
  /** When the last answer came, by this machine's clock. */
  readonly at: number;
  /** Asks at once. */
  readonly again: () => void;
}

/** Reads an address over and over while the page is looked at. */
export function usePolled<T>(path: string, everyMs: number): Polled<T> {
  const [state, setState] = useState<Omit<Polled<T>, 'again'>>({ value: undefined, isLost: false, at: 0 });
  const asked = useRef(0);

  const again = useCallback(async () => {
    const question = ++asked.current;
    const reply = await ask<T>(path);
    // Only the answer to the last question counts: an earlier one may come late.
    if (question !== asked.current) return;
    if (reply.kind === 'answer') setState({ value: reply.body, isLost: false, at: Date.now() });
    else setState((before) => ({ ...before, isLost: true }));
  }, [path]);

  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && void again();
    look();
    const timer = setInterval(look, everyMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      asked.current += 1;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [again, everyMs]);

  return { ...state, again };
}

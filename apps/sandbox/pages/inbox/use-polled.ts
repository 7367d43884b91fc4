import { useCallback, useEffect, useRef, useState } from 'react';
import { ask } from '../shared/ask.ts';

export interface Polled<T> {
  /** The last answer; undefined before the first. */
  readonly value: T | undefined;
  /** Whether the last request failed. */
  readonly isLost: boolean;
  /** The time of the last answer, by this machine's clock. */
  readonly at: number;
  /** Polls immediately. */
  readonly again: () => void;
}

/** Polls an address while the page is visible. */
export function usePolled<T>(path: string, everyMs: number): Polled<T> {
  const [state, setState] = useState<Omit<Polled<T>, 'again'>>({ value: undefined, isLost: false, at: 0 });
  const asked = useRef(0);

  const again = useCallback(async () => {
    const question = ++asked.current;
    const reply = await ask<T>(path);
    // Only the answer to the latest request counts: an earlier one may arrive late.
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

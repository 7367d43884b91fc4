import { type ReactNode, useRef, useState } from 'react';
import { useSentence } from './use-sentence.tsx';

/** What stands above the fields: how the last attempt went, and the way on from there. */
export interface Said {
  readonly tone: 'success' | 'info' | 'danger';
  readonly text: string;
  readonly way?: ReactNode;
}

interface Sending {
  readonly busy: boolean;
  readonly said: Said | undefined;
  readonly say: (said: Said | undefined) => void;
  /** Sends once at a time. `failed` may take a failure to a place of its own: what it returns true for is not said. */
  readonly send: (task: () => Promise<void>, failed?: (failure: unknown) => boolean) => Promise<void>;
}

/** Sending a form of the sign-in group. It stands without the form library, so that these pages are there at once. */
export function useSending(first?: Said): Sending {
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState(first);
  const isSent = useRef(false);
  const sentenceOf = useSentence();

  async function send(task: () => Promise<void>, failed?: (failure: unknown) => boolean) {
    // A second press can come before the first is drawn as a button that waits.
    if (isSent.current) return;
    isSent.current = true;
    setBusy(true);
    setSaid(undefined);
    try {
      await task();
    } catch (failure) {
      if (!failed?.(failure)) setSaid(sentenceOf(failure));
    } finally {
      isSent.current = false;
      setBusy(false);
    }
  }
  return { busy, said, say: setSaid, send };
}

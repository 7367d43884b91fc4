import { copiedMs } from '@deck/tokens';
import { useCallback, useEffect, useState } from 'react';

export type CopyState = 'idle' | 'copied' | 'failed';

interface Try {
  readonly text: string;
  readonly state: CopyState;
}

/** Puts a text on the clipboard. `copied` holds for 3 s; `failed` holds until the next try or `reset`. */
export function useCopy(text: string) {
  const [last, setLast] = useState<Try>({ text, state: 'idle' });
  // Of a text that came meanwhile nothing was copied yet.
  const state = last.text === text ? last.state : 'idle';

  const copy = useCallback(async () => {
    setLast({ text, state: await wroteToClipboard(text) });
  }, [text]);

  const reset = useCallback(() => setLast({ text, state: 'idle' }), [text]);

  // Every try begins the time anew.
  useEffect(() => {
    if (last.state !== 'copied') return;
    const timer = setTimeout(() => setLast({ ...last, state: 'idle' }), copiedMs);
    return () => clearTimeout(timer);
  }, [last]);

  return { state, copy, reset };
}

/** Refused where the page may not, and absent where the address is not secure. */
async function wroteToClipboard(text: string): Promise<CopyState> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}

/** The keys that copy a selection here: `Ctrl+C`, on an Apple `⌘C`. */
export function copyKeys(): string {
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘C' : 'Ctrl+C';
}

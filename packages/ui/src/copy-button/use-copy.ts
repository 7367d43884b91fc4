import { copiedMs } from '@deck/tokens';
import { useCallback, useEffect, useState } from 'react';

export type CopyState = 'idle' | 'copied' | 'failed';

/** Puts a text on the clipboard. `copied` holds for 3 s; `failed` holds until the next try or `reset`. */
export function useCopy(text: string) {
  const [state, setState] = useState<CopyState>('idle');

  const copy = useCallback(async () => {
    setState(await wroteToClipboard(text));
  }, [text]);

  const reset = useCallback(() => setState('idle'), []);

  useEffect(() => {
    if (state !== 'copied') return;
    const timer = setTimeout(reset, copiedMs);
    return () => clearTimeout(timer);
  }, [state, reset]);

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

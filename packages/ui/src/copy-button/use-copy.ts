import { copiedMs } from '@deck/tokens';
import { useCallback, useEffect, useState } from 'react';

export type CopyState = 'idle' | 'copied' | 'failed';

interface Try {
  readonly text: string;
  readonly state: CopyState;
}

/**
 * Copies a text to the clipboard. `copied` lasts for 3 s; `failed` lasts until the next attempt or `reset`.
 */
export function useCopy(text: string) {
  const [last, setLast] = useState<Try>({ text, state: 'idle' });
  // A new text was not copied yet.
  const state = last.text === text ? last.state : 'idle';

  const copy = useCallback(async () => {
    setLast({ text, state: await copyText(text) });
  }, [text]);

  const reset = useCallback(() => setLast({ text, state: 'idle' }), [text]);

  // Every attempt restarts the time.
  useEffect(() => {
    if (last.state !== 'copied') return;
    const timer = setTimeout(() => setLast({ ...last, state: 'idle' }), copiedMs);
    return () => clearTimeout(timer);
  }, [last]);

  return { state, copy, reset };
}

/** Writes a text to the clipboard. The API refuses without permission, and is missing without HTTPS. */
export async function copyText(text: string): Promise<Exclude<CopyState, 'idle'>> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}

/** The shortcut for copying: `Ctrl+C`, or `⌘C` on Apple devices. */
export function copyKeys(): string {
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘C' : 'Ctrl+C';
}

import { type RefObject, useLayoutEffect, useState } from 'react';

/** Sets the caret after the new text, or the restored text, is rendered. */
export function useCaret(input: RefObject<HTMLInputElement | null>) {
  const [caret, setCaret] = useState<{ at: number } | null>(null);
  useLayoutEffect(() => {
    if (caret !== null) input.current?.setSelectionRange(caret.at, caret.at);
  }, [caret, input]);
  return (at: number) => setCaret({ at });
}

import { useState } from 'react';
import { groupPan } from './pan.ts';

/** Whether the mask could never have produced this value: other characters, other groups, too many digits. */
export function isForeignPan(value: string): boolean {
  return !/^[\d ]{0,24}$/.test(value) || value.trimEnd() !== groupPan(value.replaceAll(' ', ''));
}

/**
 * Whether the field shows a value from outside without the mask, which would change it silently. While the
 * user corrects it, it stays unmasked, so that the input keeps the focus.
 */
export function useInvalidPan(value: string) {
  const [isFocused, setFocused] = useState(false);
  const [isPlain, setPlain] = useState(() => isForeignPan(value));
  const isForeign = isForeignPan(value);
  if (isForeign !== isPlain && (isForeign || !isFocused)) setPlain(isForeign);
  return { isForeign, isPlain, setFocused };
}

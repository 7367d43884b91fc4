import { useState } from 'react';
import { groupPan } from './pan.ts';

/** What the mask could never have let through: other signs, other groups, more digits than a card has. */
export function isForeignPan(value: string): boolean {
  return !/^[\d ]{0,24}$/.test(value) || value.trimEnd() !== groupPan(value.replaceAll(' ', ''));
}

/**
 * Whether a value from outside stands in the field without the mask, which would change it without a word. While
 * somebody mends it, it stays without: the place of the focus must not go.
 */
export function useInvalidPan(value: string) {
  const [isFocused, setFocused] = useState(false);
  const [isPlain, setPlain] = useState(() => isForeignPan(value));
  const isForeign = isForeignPan(value);
  if (isForeign !== isPlain && (isForeign || !isFocused)) setPlain(isForeign);
  return { isForeign, isPlain, setFocused };
}

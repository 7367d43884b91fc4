import { createContext, use } from 'react';
import type { InboxWords } from './words.ts';

export const WordsContext = createContext<InboxWords | null>(null);

export function useWords(): InboxWords {
  const words = use(WordsContext);
  if (!words) throw new Error('A part of the page stands outside WordsContext');
  return words;
}

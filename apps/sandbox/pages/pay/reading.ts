import type { CustomerLanguage } from '@deck/api/vocabulary';
import { createContext, use } from 'react';
import type { PayerWords } from '../words/en.ts';

/** How the page is read: in which language, and in which zone its instants are shown. */
export interface Reading {
  readonly language: CustomerLanguage;
  /** The language that is wanted: its words may still be on their way. */
  readonly wanted: CustomerLanguage;
  readonly words: PayerWords;
  readonly timeZone: string;
  /** The reader wants another language. */
  readonly onLanguage: (language: CustomerLanguage) => void;
}

export const ReadingContext = createContext<Reading | null>(null);

export function useReading(): Reading {
  const reading = use(ReadingContext);
  if (!reading) throw new Error('A part of the page stands outside ReadingContext');
  return reading;
}

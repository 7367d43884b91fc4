import type { CustomerLanguage } from '@deck/api/vocabulary';
import type { LoadedGuestWords } from '@deck/guest';
import { createContext, use } from 'react';
import type { PayerWords } from '../words/en.ts';

/** The language of the page and the zone of its instants. */
export interface Reading {
  readonly language: CustomerLanguage;
  /** The requested language: its catalogue may still be loading. */
  readonly wanted: CustomerLanguage;
  readonly words: PayerWords;
  /** The words of every guest's page. */
  readonly guest: LoadedGuestWords;
  /** IANA name. Every instant is shown with it. */
  readonly timeZone: string;
  /** Changes the language. */
  readonly onLanguage: (language: CustomerLanguage) => void;
}

export const ReadingContext = createContext<Reading | null>(null);

export function useReading(): Reading {
  const reading = use(ReadingContext);
  if (!reading) throw new Error('A part of the page stands outside ReadingContext');
  return reading;
}

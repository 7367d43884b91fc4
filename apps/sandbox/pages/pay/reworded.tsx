import type { ReactNode } from 'react';
import type { PayerWords } from '../words/en.ts';
import { ReadingContext, useReading } from './reading.ts';

/** Overrides of the catalogue: for staff, or where no money is asked for. */
export type Rewording = {
  readonly [Part in keyof PayerWords]?: PayerWords[Part] extends string | ((...values: never[]) => string)
    ? PayerWords[Part]
    : Partial<PayerWords[Part]>;
};

/** Renders its children with an overridden catalogue. */
export function Reworded({ by, children }: { by: Rewording; children: ReactNode }) {
  const reading = useReading();
  return (
    <ReadingContext value={{ ...reading, words: reworded(reading.words, by) }}>{children}</ReadingContext>
  );
}

export function reworded(words: PayerWords, by: Rewording): PayerWords {
  const parts = Object.entries(by).map(([part, own]) => {
    const usual = words[part as keyof PayerWords];
    return [part, typeof own === 'object' && typeof usual === 'object' ? { ...usual, ...own } : own] as const;
  });
  return { ...words, ...Object.fromEntries(parts) };
}

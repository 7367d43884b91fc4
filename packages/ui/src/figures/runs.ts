/** A part of a text: figures with the separators between them, or anything else. */
export interface Run {
  readonly text: string;
  readonly isFigures: boolean;
}

const figures = /(\p{Nd}+(?:[.,:/]\p{Nd}+)*)/u;

/**
 * Splits `24.11 - 28.11.2026` into `24.11`, ` - `, `28.11.2026`. A separator belongs to figures only between
 * two digits.
 */
export function parseRuns(text: string): readonly Run[] {
  return text
    .split(figures)
    .map((part, index) => ({ text: part, isFigures: index % 2 === 1 }))
    .filter((run) => run.text !== '');
}

import type { ImportDetection } from '@deck/api/contract/imports';

/** Counts of a column's cells by the format of dates and amounts they show. */
export interface FormatCounts {
  yearFirst: number;
  /** `31.12.2026`: with dots the day comes first. */
  dotted: number;
  /** `31/12/2026`, `12/31/2026`, and `05/06/2026`, which is ambiguous. */
  dayFirst: number;
  monthFirst: number;
  open: number;
  openSample: string | null;
  comma: number;
  dot: number;
}

export const noEvidence = (): FormatCounts => ({
  yearFirst: 0,
  dotted: 0,
  dayFirst: 0,
  monthFirst: 0,
  open: 0,
  openSample: null,
  comma: 0,
  dot: 0,
});

const datePattern = /^(\d{1,4})([./-])(\d{1,2})\2(\d{1,4})(?:[ T]0?0:00(?::00)?)?$/;
/** The parts of a numeric date with equal separators; spreadsheets append midnight. */
export function getDateParts(
  cell: string,
): { parts: [a: string, b: string, c: string]; sign: string } | undefined {
  const [, a = '', sign = '', b = '', c = ''] = datePattern.exec(cell) ?? [];
  return a.length === 4 || c.length === 4 ? { parts: [a, b, c], sign } : undefined;
}

const decimalPattern = /^\d[\d.,'\s]*([.,])\d{1,2}$/;

/** Counts a cell, trimmed. */
export function collectFormats(evidence: FormatCounts, cell: string): void {
  const first = cell.charCodeAt(0);
  if (!(first >= 48 && first <= 57) || cell.length < 3 || cell.length > 24) return;
  const date = getDateParts(cell);
  if (date) witnessDate(evidence, cell, date);
  else witnessDecimal(evidence, cell);
}

function witnessDecimal(evidence: FormatCounts, cell: string): void {
  const sign = decimalPattern.exec(cell)?.[1];
  if (sign === ',') evidence.comma += 1;
  else if (sign === '.') evidence.dot += 1;
}

function witnessDate(
  evidence: FormatCounts,
  cell: string,
  { parts: [a, b], sign }: NonNullable<ReturnType<typeof getDateParts>>,
): void {
  if (a.length === 4) evidence.yearFirst += 1;
  else if (sign === '.') evidence.dotted += 1;
  else if (Number(a) > 12) evidence.dayFirst += 1;
  else if (Number(b) > 12) evidence.monthFirst += 1;
  else if (Number(a) !== Number(b)) {
    evidence.open += 1;
    evidence.openSample ??= cell;
  }
}

/** The order of day and month, judged by their size only. */
export type SlashOrder = 'DAY_MONTH_YEAR' | 'MONTH_DAY_YEAR' | 'UNKNOWN';

export const slashOrder = ({ dayFirst, monthFirst }: FormatCounts): SlashOrder => {
  if (dayFirst > 0 && monthFirst === 0) return 'DAY_MONTH_YEAR';
  return monthFirst > 0 && dayFirst === 0 ? 'MONTH_DAY_YEAR' : 'UNKNOWN';
};

/** Sums the counts of several columns. */
export function together(all: readonly FormatCounts[]): FormatCounts {
  const total = noEvidence();
  for (const one of all) {
    for (const key of ['yearFirst', 'dotted', 'dayFirst', 'monthFirst', 'open', 'comma', 'dot'] as const)
      total[key] += one[key];
    total.openSample ??= one.openSample;
  }
  return total;
}

type Written = Pick<ImportDetection, 'dateFormat' | 'datesAmbiguous' | 'dateSample' | 'decimalSign'>;

/** The detected format of dates (from some columns) and amounts (from others). */
export function detectFormats(dates: FormatCounts, amounts: FormatCounts): Written {
  const order = slashOrder(dates);
  const byDots = dates.dotted > 0 ? 'DAY_MONTH_YEAR' : dates.yearFirst > 0 ? 'YEAR_MONTH_DAY' : null;
  const decided = order === 'UNKNOWN' ? (dates.dayFirst > 0 ? null : byDots) : order;
  const { comma, dot } = amounts;
  return {
    dateFormat: dates.open > 0 && order === 'UNKNOWN' ? null : decided,
    datesAmbiguous: dates.open > 0 && order === 'UNKNOWN',
    dateSample: dates.openSample,
    decimalSign: comma > 0 === dot > 0 ? null : comma > 0 ? 'COMMA' : 'DOT',
  };
}

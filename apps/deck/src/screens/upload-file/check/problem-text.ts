import type { ImportProblem } from '@deck/api/contract/imports';
import type { TFunction } from 'i18next';
import { columnLetter } from '../template/column-letter.ts';

/** Where it is wrong, what stands there, and why that makes no order: "Amount, B (Total) “free”: Enter an amount …". */
export function problemText(
  t: TFunction<'imports'>,
  say: (key: string, field?: string) => string,
  { field, column, header, value, key, otherRow }: ImportProblem,
): string {
  const name = field === null ? undefined : t(`fields.${field}`);
  const reason = say(key, name) + (otherRow === null ? '' : ` (${t('row.other', { number: otherRow })})`);
  if (name === undefined) return reason;
  const place = column === null ? name : placeText(t, name, columnLetter(column), header);
  return value === '' ? `${place}: ${reason}` : t('row.wrong', { place, value, reason });
}

const placeText = (t: TFunction<'imports'>, field: string, column: string, header: string | null): string =>
  header ? t('row.place', { field, column, header }) : t('row.placeBare', { field, column });

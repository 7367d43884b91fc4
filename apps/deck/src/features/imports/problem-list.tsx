import type { ImportProblem } from '@deck/api/contract/imports';
import { Figures } from '@deck/ui';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useValidationMessage } from '../../platform/forms/validation-message.ts';
import { columnLetter } from './file-columns.ts';
import * as css from './upload-file.css.ts';

interface BadRow {
  readonly number: number;
  /** Its other facts: the order ID, the customer. */
  readonly known?: string;
  readonly problems: readonly ImportProblem[];
}

/** Rows that make no order, each with everything that is wrong with it. */
export function ProblemList({ rows }: { rows: readonly BadRow[] }) {
  const { t } = useTranslation('imports');
  const say = useValidationMessage();
  return (
    <ul className={css.badRows}>
      {rows.map(({ number, known, problems }) => (
        <li key={number} className={css.badRow}>
          <span className={css.badRowHead}>
            <strong>
              {t('row.number')} <Figures>{String(number)}</Figures>
            </strong>
            {known && <bdi>{known}</bdi>}
          </span>
          <ul className={css.problems}>
            {problems.map((problem) => (
              <li key={`${problem.field} ${problem.reason}`}>{problemText(t, say, problem)}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

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

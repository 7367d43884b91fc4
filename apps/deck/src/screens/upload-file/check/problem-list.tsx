import type { ImportProblem } from '@deck/api/contract/imports';
import { Figures } from '@deck/ui';
import { useTranslation } from 'react-i18next';
import { useValidationMessage } from '../../../forms/validation-message.ts';
import * as css from './check.css.ts';
import { problemText } from './problem-text.ts';

interface BadRow {
  readonly number: number;
  /** What is known of it besides: its order ID, its customer. */
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

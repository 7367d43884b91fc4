import type { MoneyLineName } from '@deck/values';
import { Figures } from '../figures/figures.tsx';
import { segment } from '../money-line/segment.css.ts';
import { orderShapes } from '../money-line/segment-shape.ts';
import * as css from './money-sums.css.ts';

export interface MoneySum {
  name: MoneyLineName;
  /** Of the total, from 0 to 1. */
  share: number;
  /** "Held". */
  label: string;
  /** "23,910.00". */
  amount: string;
}

export interface MoneySumsProps {
  /** In the order of the line. The shares add up to 1. */
  sums: readonly MoneySum[];
  /** Without the words and sums, for a phone. What it says to a screen reader stays. */
  bare?: boolean | undefined;
}

/** The money of several orders as one line, and its sums in two columns below. */
export function MoneySums({ sums, bare = false }: MoneySumsProps) {
  return (
    <div className={css.root}>
      <div
        className={css.line}
        role="img"
        aria-label={sums.map(({ label, amount }) => `${label} ${amount}`).join(', ')}
      >
        {sums
          .filter(({ share }) => share > 0)
          .map(({ name, share }) => (
            <span
              key={name}
              className={`${css.part} ${segment({ shape: orderShapes[name] })}`}
              style={{ flexGrow: share }}
            />
          ))}
      </div>
      {!bare && (
        <dl className={css.legend}>
          {sums.map(({ name, label, amount }) => (
            <div key={name} className={css.item}>
              <dt className={css.label}>
                <MoneyMark kind={name} />
                {label}
              </dt>
              <dd className={css.amount}>
                <Figures>{amount}</Figures>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

export interface MoneyMarkProps {
  /** A part of the money line; `declined` is no money, `over` a payment that ended unpaid. */
  kind: MoneyLineName | 'declined' | 'over';
}

/** The shape of a part of the money line beside a word that names it. */
export function MoneyMark({ kind }: MoneyMarkProps) {
  if (kind === 'declined' || kind === 'over') return <span aria-hidden className={css.mark({ kind })} />;
  return (
    <span aria-hidden className={`${css.mark({ kind: 'money' })} ${segment({ shape: orderShapes[kind] })}`} />
  );
}

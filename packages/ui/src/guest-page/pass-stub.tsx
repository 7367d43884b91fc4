import type { GuestContent, GuestReceiptContent } from '@deck/guest';
import type { ReactNode } from 'react';
import { Badge } from '../badge/badge.tsx';
import { onTornAcross, onTornDown } from './faces.css.ts';
import * as css from './pass-stub.css.ts';
import { Amount } from './sum.tsx';

interface StubProps {
  content: GuestContent;
}

export function StateBadge({ content: { receipt, state } }: StubProps) {
  if (receipt === null) return null;
  return <Badge tone={state === 'REFUNDED' ? 'neutral' : 'success'} label={receipt.badge} />;
}

/** What was paid, when and with what. */
export function PassSum({ content }: StubProps) {
  const { sum, receipt, orderNumber } = content;
  if (receipt === null) return null;
  const shortLabel = [sum.label, orderNumber].filter((text) => text !== '').join(', ');
  return (
    <div className={css.paid}>
      <div className={css.top}>
        <h1 className={css.heading}>
          <span className={`${css.label} ${onTornDown}`}>{sum.label}</span>{' '}
          <span className={`${css.shortLabel} ${onTornAcross}`}>{shortLabel}</span>{' '}
          <Amount>{sum.amount}</Amount>
        </h1>
        <div className={`${css.badge} ${onTornDown}`}>
          <StateBadge content={content} />
        </div>
      </div>
      <dl className={`${css.rows} ${onTornDown}`}>
        {receipt.rows.map(({ name, label, value }) => (
          <div key={name} className={css.row}>
            <dt className={css.term}>{label}</dt>
            <dd className={css.value}>{name === 'with' ? <PaidWith receipt={receipt} /> : value}</dd>
          </div>
        ))}
      </dl>
      <p className={`${css.shortRow} ${onTornAcross}`}>
        <PaidWith receipt={receipt} />
        <span>{receipt.at}</span>
      </p>
    </div>
  );
}

/** A card by its mark and last figures; anything else in words. */
function PaidWith({ receipt }: { receipt: GuestReceiptContent }) {
  const { cardType, lastFour } = receipt;
  if (cardType === '' || !receipt.with.startsWith(cardType)) return <span>{receipt.with}</span>;
  return (
    <span className={css.card}>
      <span className={css.mark}>{cardType}</span> •••• {lastFour}
    </span>
  );
}

interface PassCodeProps extends StubProps {
  code: ReactNode;
}

/** The code for the desk, beside the guest's name on a phone. */
export function PassCode({ content: { receipt, stay, header }, code }: PassCodeProps) {
  const [guest, ...rest] = stay?.pass.rows ?? [];
  if (!code && guest === undefined) return null;
  return (
    <div className={code ? css.code : `${css.code} ${onTornAcross}`}>
      {code && <div className={css.square}>{code}</div>}
      <div className={css.beside}>
        <div className={onTornAcross}>
          <p className={css.guest}>{guest?.value ?? header}</p>
          <p className={css.words}>{rest.map(({ value }) => value).join(', ')}</p>
        </div>
        {code && <p className={css.hint}>{receipt?.code}</p>}
      </div>
    </div>
  );
}

import { formatMoney, parseMoney } from '@deck/values';
import { useEffect } from 'react';
import type { PermanentView } from '../../../src/payer/forms/permanent-form.ts';
import type { LinkFormWords } from '../../words/link-forms-en.ts';
import { Header } from '../header.tsx';
import { note } from '../pay-header.css.ts';
import { useReading } from '../reading.ts';

/** The payee, the purpose, and the amount unless the payer sets it. */
export function PermanentHeader({ view, own }: { view: PermanentView; own: LinkFormWords }) {
  const { language } = useReading();
  const { propertyName: name, city, amount, currency } = view;
  const about = view.description || own.permanent.subject;
  // An ended link shows no amount.
  const isAsked = view.open || amount !== null;
  const asked = amount === null ? own.permanent.open : formatMoney(parseMoney(amount, currency), language);
  useEffect(() => {
    document.title = `${name} · ${asked}`;
  }, [name, asked]);
  return (
    <Header property={{ name, city }} subject={isAsked ? about : undefined} title={isAsked ? asked : about}>
      {view.open && view.customerNote !== '' && <p className={note}>{view.customerNote}</p>}
    </Header>
  );
}

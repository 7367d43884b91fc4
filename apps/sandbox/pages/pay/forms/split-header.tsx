import { Meter } from '@deck/ui';
import { formatDate, formatMoney, parseMoney } from '@deck/values';
import { useEffect } from 'react';
import type { SplitView } from '../../../src/payer/forms/split-form.ts';
import type { LinkFormWords } from '../../words/link-forms-en.ts';
import { Header } from '../header.tsx';
import { note, subject } from '../pay-header.css.ts';
import { useReading } from '../reading.ts';
import * as css from './split-header.css.ts';
import { getUnderway, splitStage } from './split-sums.ts';

/** The shared order: its total, the paid amount and the rest. */
export function SplitHeader({ view, own }: { view: SplitView; own: LinkFormWords }) {
  const { words, language } = useReading();
  const { propertyName: name, city, currency, total, paid, left } = view;
  const money = (amount: string) => formatMoney(parseMoney(amount, currency), language);
  const isOpen = splitStage(view) === 'form';
  const title = isOpen ? own.split.title(money(left)) : money(total);
  useEffect(() => {
    document.title = `${name} · ${title}`;
  }, [name, title]);

  const days = [view.from, view.to === view.from ? null : view.to].filter((day) => day !== null);
  const about = [`${words.receipt.order} ${view.orderExternalId}`, days.map(formatDate).join(' - ')];
  const underway = getUnderway(view);
  return (
    <Header property={{ name, city }} subject={about.filter(Boolean).join(', ')} title={title}>
      <div className={css.sums}>
        <Meter
          total={total}
          currency={currency}
          parts={[{ label: own.split.paid, value: paid, kind: 'paid' }]}
        />
        <p className={subject}>{own.split.sums(money(total), money(paid))}</p>
        {isOpen && underway && <p className={subject}>{own.split.underway(money(underway))}</p>}
      </div>
      {isOpen && view.messageToCustomer !== '' && <p className={note}>{view.messageToCustomer}</p>}
    </Header>
  );
}

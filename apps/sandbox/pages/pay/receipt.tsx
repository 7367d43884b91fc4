import { cardLabel } from '@deck/api/rules';
import { Button, DescriptionList, Icon } from '@deck/ui';
import { formatDate, formatZoned } from '@deck/values';
import { CircleCheck, LockKeyhole, Printer } from 'lucide-react';
import type { PayerView } from '../../src/payer/payer-view.ts';
import { Contact } from './contact.tsx';
import { Headline } from './headline.tsx';
import { OrderDetails } from './order-details.tsx';
import { explanation } from './pay-screen.css.ts';
import { useReading } from './reading.ts';
import * as css from './receipt.css.ts';

interface ReceiptProps {
  stage: 'paid' | 'held';
  view: PayerView;
  amount: string;
}

/** The confirmation, with everything the payer may need later. */
export function Receipt({ stage, view, amount }: ReceiptProps) {
  const { words } = useReading();
  return (
    <>
      <div className={css.done}>
        <span className={css.mark[stage]}>
          <Icon shape={stage === 'paid' ? CircleCheck : LockKeyhole} size={20} />
        </span>
        <Headline>{words[stage].title(amount)}</Headline>
        <p className={explanation}>{words[stage].text(view.property.name)}</p>
      </div>
      <Facts view={view} amount={amount} />
      <OrderDetails details={view.details} />
      <Contact property={view.property} />
      <div className={css.print}>
        <Button icon={Printer} onClick={() => window.print()}>
          {words.receipt.print}
        </Button>
      </div>
    </>
  );
}

function Facts({ view, amount }: { view: PayerView; amount: string }) {
  const { words, timeZone } = useReading();
  const { receipt } = words;
  const days = [view.from, view.to === view.from ? null : view.to].filter((day) => day !== null);
  const facts: readonly (readonly [string, string | null | undefined])[] = [
    [receipt.amount, amount],
    [receipt.order, view.orderExternalId],
    [receipt.payment, view.number],
    [receipt.dates, days.map(formatDate).join(' - ')],
    [receipt.card, view.card && cardLabel({ type: view.card.type, number: view.card.lastFour })],
    [receipt.paidIn, view.paidIn],
    [receipt.at, view.answer && formatZoned(view.answer.at, timeZone)],
    [receipt.authCode, view.answer?.authCode],
  ];
  return (
    <section className={css.facts}>
      <DescriptionList
        items={facts.flatMap(([term, description]) => (description ? [{ term, description }] : []))}
      />
    </section>
  );
}

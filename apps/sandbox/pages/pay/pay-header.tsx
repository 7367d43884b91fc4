import { formatMoney, parseMoney } from '@deck/values';
import type { PayerView } from '../../src/payer/payer-view.ts';
import { DueLine } from './due-line.tsx';
import { Header } from './header.tsx';
import * as css from './pay-header.css.ts';
import type { PaymentState } from './payment-session.ts';
import { useReading } from './reading.ts';

interface PayHeaderProps {
  view: PayerView | undefined;
  amount: string;
  /** Whether to show the remaining time. */
  isOpen: boolean;
  state: PaymentState;
}

/** The payee, the amount and the expiry. */
export function PayHeader({ view, amount, isOpen, state }: PayHeaderProps) {
  const { words } = useReading();
  if (!view) return <Header awaited={!state.missing && !state.unreachable} />;
  return (
    <Header
      property={view.property}
      subject={`${words.part[view.part]}, ${view.orderExternalId}`}
      title={amount}
    >
      {view.conversion && <Converted conversion={view.conversion} />}
      {isOpen && view.expiresAt !== null && <DueLine until={view.expiresAt} ahead={state.clockAhead} />}
      {isOpen && view.customerNote !== '' && <p className={css.note}>{view.customerNote}</p>}
    </Header>
  );
}

/** How the amount was converted, if the order is in another currency. */
function Converted({ conversion }: { conversion: NonNullable<PayerView['conversion']> }) {
  const { words, language } = useReading();
  const { orderAmount, orderCurrency, from, to, rate } = conversion;
  const owed = formatMoney(parseMoney(orderAmount, orderCurrency), language);
  return <p className={css.subject}>{words.converted(owed, `1 ${from} = ${rate} ${to}`)}</p>;
}

import { paymentKinds } from '@deck/api/rules';
import { formatMoney, parseMoney } from '@deck/values';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { AbsentNotice } from './absent-notice.tsx';
import { BillingForm } from './billing-form.tsx';
import { CardStage } from './card-stage.tsx';
import { Elsewhere, Transfer } from './elsewhere.tsx';
import { Ended } from './ended.tsx';
import { Framed } from './framed.tsx';
import { PayHeader } from './pay-header.tsx';
import * as css from './pay-screen.css.ts';
import type { PaymentSession, PaymentState } from './payment-session.ts';
import { useReading } from './reading.ts';
import { Receipt } from './receipt.tsx';
import { getStage, type Stage } from './stage.ts';
import { Thinking } from './thinking.tsx';

export interface PayScreenProps {
  token: string;
  state: PaymentState;
  session: PaymentSession;
  /** A banner at the top, if the page is not for the payer. */
  mark?: ReactNode;
}

const WireStage = lazy(() => import('./wire/wire-stage.tsx'));
const WireEnded = lazy(() => import('./wire/wire-ended.tsx'));

export function PayScreen({ token, state, session, mark }: PayScreenProps) {
  const { language } = useReading();
  const { view } = state;
  const stage = getStage(state);
  const amount = view ? formatMoney(parseMoney(view.amount, view.currency), language) : '';
  useEffect(() => {
    if (view) document.title = `${view.property.name} · ${amount}`;
  }, [view, amount]);

  return (
    <div className={css.page}>
      {mark}
      <PayHeader view={view} amount={amount} isOpen={open.has(stage)} state={state} />
      {toContent(stage, token, state, session, amount)}
    </div>
  );
}

/** The stages in which the payer must act before the link ends. */
const open: ReadonlySet<Stage> = new Set(['card', 'elsewhere', 'billing', 'transfer']);

function toContent(
  stage: Stage,
  token: string,
  state: PaymentState,
  session: PaymentSession,
  amount: string,
): ReactNode {
  const { view } = state;
  if (stage === 'missing' || stage === 'unreachable' || !view)
    return (
      <Framed>
        <AbsentNotice
          stage={stage === 'missing' || stage === 'unreachable' ? stage : 'loading'}
          onRetry={session.refresh}
        />
      </Framed>
    );
  switch (stage) {
    case 'loading':
      return null;
    case 'card':
      // A new form for each card, so that nothing of the last card stays.
      return <CardStage key={view.attempts} view={view} state={state} session={session} amount={amount} />;
    case 'elsewhere':
      return (
        <Framed legal={view.property}>
          <Elsewhere view={view} state={state} session={session} amount={amount} />
        </Framed>
      );
    case 'sending':
      return (
        <Framed legal={view.property}>
          <Transfer view={view} state={state} session={session} amount={amount} />
        </Framed>
      );
    case 'billing':
      return <BillingForm legal={view.property} state={state} amount={amount} onGive={session.giveBilling} />;
    case 'transfer':
    case 'transferring':
      return (
        <Suspense>
          <WireStage
            stage={stage}
            token={token}
            view={view}
            state={state}
            amount={amount}
            onPaid={session.sayPaid}
          />
        </Suspense>
      );
    case 'processing':
    case 'waiting':
      return (
        <Framed legal={view.property}>
          <Thinking stage={stage} view={view} />
        </Framed>
      );
    case 'paid':
    case 'held':
      return (
        <Framed legal={view.property}>
          <Receipt stage={stage} view={view} amount={amount} />
        </Framed>
      );
    case 'closed':
      return (
        <Framed legal={view.property}>
          {paymentKinds[view.type].page === 'INVOICE' ? (
            <Suspense>
              <WireEnded view={view} />
            </Suspense>
          ) : (
            <Ended view={view} />
          )}
        </Framed>
      );
  }
}

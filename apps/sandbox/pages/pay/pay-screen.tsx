import type { CustomerLanguage } from '@deck/api/vocabulary';
import { formatMoney, parseMoney } from '@deck/values';
import { type ReactNode, useEffect } from 'react';
import type { PayerView } from '../../src/payer/payer-view.ts';
import { AbsentNotice } from './absent-notice.tsx';
import { BillingForm } from './billing-form.tsx';
import { CardStage } from './card-stage.tsx';
import { Challenge } from './challenge.tsx';
import { Ended } from './ended.tsx';
import { PayFooter } from './pay-footer.tsx';
import { PayHeader } from './pay-header.tsx';
import * as css from './pay-screen.css.ts';
import type { PaymentSession, PaymentState } from './payment-session.ts';
import { useReading } from './reading.ts';
import { Receipt } from './receipt.tsx';
import { type Stage, stageOf } from './stage.ts';
import { Thinking } from './thinking.tsx';

interface PayScreenProps {
  state: PaymentState;
  session: PaymentSession;
  onLanguage: (language: CustomerLanguage) => void;
}

export function PayScreen({ state, session, onLanguage }: PayScreenProps) {
  const { language } = useReading();
  const { view } = state;
  const stage = stageOf(state);
  const amount = view ? formatMoney(parseMoney(view.amount, view.currency), language) : '';
  useEffect(() => {
    if (view) document.title = `${view.property.name} · ${amount}`;
  }, [view, amount]);

  return (
    <div className={css.page}>
      <PayHeader view={view} amount={amount} isOpen={open.has(stage)} state={state} onLanguage={onLanguage} />
      {contentOf(stage, state, session, amount)}
    </div>
  );
}

/** In these the payer still has something to do before the link ends. */
const open: ReadonlySet<Stage> = new Set(['card', 'challenge', 'billing']);

function contentOf(stage: Stage, state: PaymentState, session: PaymentSession, amount: string): ReactNode {
  const { view } = state;
  if (!view || stage === 'missing' || stage === 'unreachable' || stage === 'loading')
    return (
      <Framed>
        <AbsentNotice stage={stage} onRetry={session.refresh} />
      </Framed>
    );
  switch (stage) {
    case 'card':
      // A new form after every card that was given: nothing of the last one stays.
      return <CardStage key={view.attempts} view={view} state={state} session={session} amount={amount} />;
    case 'challenge':
      return (
        <Framed view={view}>
          <Challenge view={view} state={state} amount={amount} onAnswer={session.answerChallenge} />
        </Framed>
      );
    case 'billing':
      return (
        <BillingForm
          termsUrl={view.property.termsUrl}
          state={state}
          amount={amount}
          onGive={session.giveBilling}
        />
      );
    case 'processing':
    case 'waiting':
      return (
        <Framed view={view}>
          <Thinking stage={stage} view={view} />
        </Framed>
      );
    case 'paid':
    case 'held':
      return (
        <Framed view={view}>
          <Receipt stage={stage} view={view} amount={amount} />
        </Framed>
      );
    case 'closed':
      return (
        <Framed view={view}>
          <Ended view={view} />
        </Framed>
      );
  }
}

/** Something to read, with nothing to press at the foot of the page. */
function Framed({ view, children }: { view?: PayerView; children: ReactNode }) {
  return (
    <>
      <main className={css.main}>{children}</main>
      <PayFooter termsUrl={view?.property.termsUrl} />
    </>
  );
}

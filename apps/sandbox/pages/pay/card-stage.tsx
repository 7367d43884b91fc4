import { cardLabel } from '@deck/api/rules';
import { Alert, Button, StatusDot } from '@deck/ui';
import { CircleX, Lock } from 'lucide-react';
import type { PayerView } from '../../src/payer/payer-view.ts';
import { shortMoment } from '../shared/short-moment.ts';
import { CardForm } from './card-form.tsx';
import * as css from './card-stage.css.ts';
import { CryptoChoice } from './crypto-choice.tsx';
import { knownPayer } from './known-payer.ts';
import { LostNotice } from './lost-notice.tsx';
import { OrderDetails } from './order-details.tsx';
import { PayFooter } from './pay-footer.tsx';
import { main, note } from './pay-screen.css.ts';
import type { PaymentSession, PaymentState } from './payment-session.ts';
import { useReading } from './reading.ts';

const FORM = 'card';

interface CardStageProps {
  view: PayerView;
  state: PaymentState;
  session: PaymentSession;
  amount: string;
}

/** Asks for the first card or a cryptocurrency, or for another card after a decline. */
export function CardStage({ view, state, session, amount }: CardStageProps) {
  const { words } = useReading();
  const isDeclined = view.status === 'DECLINED';
  const isHold = view.scheme === 'AUTH';
  const busy = state.sending || state.lost === 'checking';
  return (
    <>
      <main className={main}>
        {isDeclined && <Declined view={view} announced={state.attemptedHere} />}
        <OrderDetails details={view.details} />
        <LostNotice lost={state.lost} />
        <CardForm
          id={FORM}
          holder={getHolder(view)}
          taken={view.takenCards}
          again={isDeclined}
          focused={isDeclined && state.attemptedHere}
          refused={state.wrong}
          now={() => new Date(Date.now() + state.clockAhead)}
          onSubmit={session.sendCard}
        />
        {isDeclined && <LastCard view={view} />}
        {isHold && <p className={note}>{words.card.holdNote}</p>}
        <CryptoChoice
          methods={view.cryptoMethods}
          refused={state.wrong.method !== undefined}
          busy={busy}
          onSent={session.sendCrypto}
        />
      </main>
      <PayFooter legal={view.property}>
        <Button variant="primary" size="wide" icon={Lock} type="submit" form={FORM} loading={busy}>
          {isHold ? words.card.hold(amount) : words.card.pay(amount)}
        </Button>
      </PayFooter>
    </>
  );
}

/** The likely cardholder: from the address, else from the order. */
const getHolder = ({ customerName }: PayerView): string =>
  (knownPayer(window.location.search).name || customerName).toUpperCase();

function Declined({ view, announced }: { view: PayerView; announced: boolean }) {
  const { declined } = useReading().words;
  const known: Readonly<Record<string, { title: string; text: string }>> = declined;
  const { title, text } = known[view.reason ?? ''] ?? declined.other;
  return (
    <Alert tone="danger" icon={CircleX} title={title} announced={announced}>
      {text}
    </Alert>
  );
}

function LastCard({ view: { card, answer, now } }: { view: PayerView }) {
  const { words, timeZone } = useReading();
  if (!card) return null;
  const moment = answer && `${shortMoment(answer.at, now, timeZone)} (${timeZone})`;
  const name = cardLabel({ type: card.type, number: card.lastFour });
  return (
    <p className={css.lastCard}>
      <span>{moment === null ? name : `${name}, ${moment}`}</span>
      <StatusDot tone="danger" label={words.card.declined} />
    </p>
  );
}

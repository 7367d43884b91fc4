import { cardLabel } from '@deck/api/rules';
import { Alert, Button, StatusDot, VisuallyHidden } from '@deck/ui';
import { CircleX, Lock } from 'lucide-react';
import { useRef, useState } from 'react';
import type { PayerView } from '../../src/payer/payer-view.ts';
import { shortMoment } from '../shared/short-moment.ts';
import { type CardFields, CardFrame } from './card-frame.tsx';
import * as css from './card-stage.css.ts';
import { knownPayer } from './known-payer.ts';
import { LostNotice } from './lost-notice.tsx';
import { OrderDetails } from './order-details.tsx';
import * as ways from './other-ways.css.ts';
import { OtherWays, WalletButtons } from './other-ways.tsx';
import { PayFooter } from './pay-footer.tsx';
import { main, note } from './pay-screen.css.ts';
import type { PaymentSession, PaymentState } from './payment-session.ts';
import { useReading } from './reading.ts';
import { Refused } from './refused.tsx';
import { sortWays } from './sort-ways.ts';
import { WalletSheet } from './wallet-sheet.tsx';

type Method = PayerView['methods'][number];

interface CardStageProps {
  view: PayerView;
  state: PaymentState;
  session: PaymentSession;
  amount: string;
}

/** Asks how to pay, for the first time or after a decline: wallets, a card, and everything else the payment offers. */
export function CardStage({ view, state, session, amount }: CardStageProps) {
  const { words } = useReading();
  const fields = useRef<CardFields>(null);
  const [sheet, setSheet] = useState<Method>();
  const isDeclined = view.status === 'DECLINED';
  const isHold = view.scheme === 'AUTH';
  const busy = state.sending || state.lost === 'checking';
  const hasCards = view.cardTypes.length > 0;
  const { first, wallets, others, hidden } = sortWays(
    view.methods,
    knownPayer(window.location.search).method,
  );
  const choose = (method: Method) =>
    method.way === 'WALLET' ? setSheet(method) : void session.sendMethod(method.name);
  const submit = () => fields.current?.submit();
  return (
    <>
      <main className={main}>
        {isDeclined && <Declined view={view} announced={state.attemptedHere} />}
        <OrderDetails details={view.details} />
        <LostNotice lost={state.lost} />
        <Refused wrong={state.wrong} />
        {view.methods.length === 0 && (
          <Alert tone="warning" title={words.methods.none.title}>
            {words.methods.none.text(view.property.name)}
          </Alert>
        )}
        {first && (
          <Button variant="primary" size="wide" icon={Lock} disabled={busy} onClick={() => choose(first)}>
            {words.methods.pay(first.title)}
          </Button>
        )}
        {wallets.length > 0 && <WalletButtons methods={wallets} busy={busy} onChoose={choose} />}
        {hasCards && (wallets.length > 0 || first) && <p className={ways.divider}>{words.methods.orCard}</p>}
        {hasCards && (
          <section>
            <VisuallyHidden>
              <h2>{words.card.title}</h2>
            </VisuallyHidden>
            <CardFrame
              fields={fields}
              pspUrl={view.pspUrl}
              holder={getHolder(view)}
              accepted={view.cardTypes.includes('unknown') ? [] : view.cardTypes}
              focused={isDeclined && state.attemptedHere}
              busy={busy}
              onToken={session.sendCard}
              onSubmit={submit}
            />
          </section>
        )}
        {isDeclined && <LastCard view={view} />}
        {isHold && <p className={note}>{words.card.holdNote}</p>}
        {others.length > 0 && <OtherWays methods={others} busy={busy} onChoose={choose} />}
        {hidden.length > 0 && (
          <details className={ways.more}>
            <summary className={ways.moreTitle}>{words.methods.more(hidden.length)}</summary>
            <OtherWays methods={hidden} busy={busy} onChoose={choose} />
          </details>
        )}
        <p className={note}>{words.frame.safe(view.property.name)}</p>
      </main>
      <PayFooter legal={view.property}>
        {hasCards && (
          <Button
            variant={first ? 'secondary' : 'primary'}
            size="wide"
            icon={Lock}
            loading={busy}
            onClick={submit}
          >
            {isHold ? words.card.hold(amount) : words.card.pay(amount)}
          </Button>
        )}
      </PayFooter>
      {sheet && (
        <WalletSheet
          view={view}
          wallet={sheet}
          onToken={(cardToken) => {
            setSheet(undefined);
            void session.sendCard(cardToken);
          }}
          onClose={() => setSheet(undefined)}
        />
      )}
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

/** The last attempt: a card, or the way without one. */
function LastCard({ view: { card, paidIn, answer, now } }: { view: PayerView }) {
  const { words, timeZone } = useReading();
  const name = card ? cardLabel({ type: card.type, number: card.lastFour }) : paidIn;
  if (name === null) return null;
  const moment = answer && `${shortMoment(answer.at, now, timeZone)} (${timeZone})`;
  return (
    <p className={css.lastCard}>
      <span>{moment === null ? name : `${name}, ${moment}`}</span>
      <StatusDot tone="danger" label={words.card.declined} />
    </p>
  );
}

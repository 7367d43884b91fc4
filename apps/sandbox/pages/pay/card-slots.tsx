import type { GuestContent } from '@deck/guest';
import { Alert, Button, OrDivider, WalletButtons } from '@deck/ui';
import { Lock } from 'lucide-react';
import type { PayerView } from '../../src/payer/payer-view.ts';
import type { CardForm } from './card-form.ts';
import { CardFrame } from './card-frame.tsx';
import type { Slots } from './guest-frame.tsx';
import { knownPayer } from './known-payer.ts';
import { LostNotice } from './lost-notice.tsx';
import { rows } from './other-ways.css.ts';
import { MoreWays, OtherWays } from './other-ways.tsx';
import { column } from './pay-screen.css.ts';
import type { PaymentState } from './payment-session.ts';
import { useReading } from './reading.ts';
import { Refused } from './refused.tsx';

export interface CardSlotsProps {
  view: PayerView;
  state: PaymentState;
  content: GuestContent;
  card: CardForm;
  /** The bank is being asked: everything is locked, and nothing moves. */
  isAsking: boolean;
}

/** Asks how to pay, for the first time or after a decline: wallets, a card, and everything else the payment offers. */
export function cardSlots(props: CardSlotsProps): Slots {
  const { view, state, card } = props;
  const { first, wallets, others, hidden } = card.ways;
  const busy = isBusy(props);
  const hasCards = view.cardTypes.length > 0;
  const choice = { rows: props.content.methods, busy, onChoose: card.choose };
  const hasRows = others.length > 0 || hidden.length > 0;
  return {
    notice: getNotice(view, state),
    payment:
      hasCards || wallets.length > 0 ? (
        <div className={column}>
          {first && hasCards && <FirstWay {...props} title={first.title} />}
          {wallets.length > 0 && <WalletButtons wallets={wallets} busy={busy} onChoose={card.choose} />}
          {hasCards && (wallets.length > 0 || first) && <OrDivider>{props.content.form.orByCard}</OrDivider>}
          {hasCards && <TypedCard {...props} />}
        </div>
      ) : null,
    act: hasCards ? <PayButton {...props} /> : first && <FirstWay {...props} title={first.title} />,
    others: hasRows && (
      <div className={rows}>
        <OtherWays methods={others} {...choice} />
        <MoreWays methods={hidden} {...choice} />
      </div>
    ),
  };
}

const isBusy = ({ state, isAsking }: Pick<CardSlotsProps, 'state' | 'isAsking'>): boolean =>
  isAsking || state.sending || state.lost === 'checking';

/** What has happened since the last answer of the bank, if anything: the content has that answer. */
function getNotice(view: PayerView, { lost, wrong }: PaymentState): Slots['notice'] {
  if (lost !== 'no') return <LostNotice lost={lost} />;
  if (Object.keys(wrong).length > 0) return <Refused wrong={wrong} />;
  return view.methods.length === 0 ? <NoWay name={view.property.name} /> : undefined;
}

function NoWay({ name }: { name: string }) {
  const { none } = useReading().words.methods;
  return (
    <Alert tone="warning" title={none.title}>
      {none.text(name)}
    </Alert>
  );
}

/** The way that the page's address asks for. */
function FirstWay({ title, card, ...props }: CardSlotsProps & { title: string }) {
  const { words } = useReading();
  const { name = '' } = card.ways.first ?? {};
  return (
    <Button
      variant="primary"
      size="wide"
      icon={Lock}
      loading={isBusy(props)}
      onClick={() => card.choose(name)}
    >
      {words.methods.pay(title)}
    </Button>
  );
}

function TypedCard({ view, state, card, isAsking }: CardSlotsProps) {
  // A new form for each card, so that nothing of the last card stays. While the bank is asked, it does.
  const tries = view.attempts - (isAsking ? 1 : 0);
  return (
    <CardFrame
      key={tries}
      fields={card.fields}
      pspUrl={view.pspUrl}
      holder={getHolder(view)}
      accepted={view.cardTypes.includes('unknown') ? [] : view.cardTypes}
      focused={view.status === 'DECLINED' && state.attemptedHere}
      busy={isBusy({ state, isAsking })}
      onToken={card.send}
      onSubmit={card.submit}
    />
  );
}

/** The likely cardholder: from the address, else from the order. */
const getHolder = ({ customerName }: PayerView): string =>
  (knownPayer(window.location.search).name || customerName).toUpperCase();

/** One button is filled: the way that was asked for, else the card. */
function PayButton({ content, card, ...props }: CardSlotsProps) {
  return (
    <Button
      variant={card.ways.first ? 'secondary' : 'primary'}
      size="wide"
      icon={Lock}
      loading={isBusy(props)}
      onClick={card.submit}
    >
      {content.form.button}
    </Button>
  );
}

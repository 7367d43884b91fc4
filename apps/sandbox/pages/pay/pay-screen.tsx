import { paymentKinds } from '@deck/api/rules';
import type { GuestContent } from '@deck/guest';
import { Alert } from '@deck/ui';
import { lazy, type ReactNode, Suspense } from 'react';
import type { PayerView } from '../../src/payer/payer-view.ts';
import { AbsentPage } from './absent-page.tsx';
import { billingSlots } from './billing-slots.tsx';
import { type CardForm, useCardForm } from './card-form.ts';
import { cardSlots } from './card-slots.tsx';
import { elsewhereSlots } from './elsewhere.tsx';
import { GuestFrame, type Slots } from './guest-frame.tsx';
import type { PaymentSession, PaymentState } from './payment-session.ts';
import { receiptSlots } from './receipt.tsx';
import { getStage } from './stage.ts';
import { useGuestContent } from './use-guest-content.ts';
import { useReasonInSight } from './use-reason-in-sight.ts';
import { waitingSlots } from './waiting.tsx';
import { WalletSheet } from './wallet-sheet.tsx';

export interface PayScreenProps {
  token: string;
  state: PaymentState;
  session: PaymentSession;
  /** A banner at the top, if the page is not for the payer. */
  mark?: ReactNode;
  /** What is said otherwise to whoever is not the payer. */
  reword?: (content: GuestContent, view: PayerView) => GuestContent;
}

/** The page of a payment whose state is known. */
export interface PaymentPageProps extends PayScreenProps {
  view: PayerView;
}

const WireScreen = lazy(() => import('./wire/wire-screen.tsx'));

export function PayScreen(props: PayScreenProps) {
  const { state, session, mark } = props;
  const { view, missing, unreachable } = state;
  if (!view || missing)
    return <AbsentPage mark={mark} missing={missing} unreachable={unreachable} onRetry={session.refresh} />;
  if (paymentKinds[view.type].page !== 'INVOICE') return <PaymentPage {...props} view={view} />;
  return (
    <Suspense>
      <WireScreen {...props} view={view} />
    </Suspense>
  );
}

function PaymentPage({ token, view, state, session, mark, reword = unchanged }: PaymentPageProps) {
  const content = reword(useGuestContent(view.guest, state.clockAhead), view);
  const card = useCardForm(view, session);
  useReasonInSight(state);
  return (
    <>
      <GuestFrame
        content={content}
        accent={view.accent}
        mark={mark}
        {...toSlots({ token, view, state, session, content, card })}
      />
      {card.sheet && getStage(state) === 'card' && (
        <WalletSheet view={view} wallet={card.sheet} onToken={card.send} onClose={card.close} />
      )}
    </>
  );
}

const unchanged = (content: GuestContent): GuestContent => content;

const toNotice = ({ notice }: GuestContent) =>
  notice && (
    <Alert tone={notice.tone} title={notice.title} announced>
      {notice.text}
    </Alert>
  );

interface Parts {
  token: string;
  view: PayerView;
  state: PaymentState;
  session: PaymentSession;
  content: GuestContent;
  card: CardForm;
}

function toSlots({ token, view, state, session, content, card }: Parts): Slots {
  switch (getStage(state)) {
    case 'card':
      return cardSlots({ view, state, content, card, isAsking: false });
    case 'asking':
      return cardSlots({ view, state, content, card, isAsking: true });
    case 'elsewhere':
      return elsewhereSlots({ view, state, session, content });
    case 'billing':
      return billingSlots({ state, amount: content.sum.amount, onGive: session.giveBilling });
    case 'waiting':
      return waitingSlots(view);
    case 'over':
      // Staff have no receipt to keep: they read what to say to the guest. What is not sent yet cannot be paid.
      if (view.staffMode) return { notice: toNotice(content), payment: null };
      return content.receipt === null && content.form.isOpen
        ? { payment: null }
        : receiptSlots(content, token);
  }
}

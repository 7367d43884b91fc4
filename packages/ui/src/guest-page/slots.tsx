import type { GuestContent } from '@deck/guest';
import { lazy, type ReactNode, Suspense } from 'react';
import { ContactButtons } from './facts.tsx';
import { InertAct, InertAsks, InertOthers, InertPayment, isOther } from './inert-form.tsx';
import * as css from './slots.css.ts';

/** Few guests pay by transfer: its buttons that copy are loaded for them alone. */
const TransferDetails = lazy(async () => ({
  default: (await import('../transfer-details/transfer-details.tsx')).TransferDetails,
}));

/** What the screen puts into the page; a place without anything is left out. */
export interface GuestPageSlots {
  /** A line above everything, which says that this is a sandbox. */
  band?: ReactNode;
  /** Where the guest chooses the language. */
  language?: ReactNode;
  /** Replaces the notice of the content. */
  notice?: ReactNode;
  /** Wallets and card fields. Without `payment`, `act` and `others` the page draws a form that cannot be used. */
  payment?: ReactNode;
  /** The filled button; on a phone it stands in the bar at the bottom. */
  act?: ReactNode;
  /** Other ways to pay, below the button. */
  others?: ReactNode;
  /** Who runs the payments. */
  footer?: ReactNode;
  /** Replaces the links to terms and privacy. */
  links?: ReactNode;
  /** What one can do with a receipt: usually `ReceiptActs`. */
  receiptActs?: ReactNode;
  /** The code for the desk. */
  code?: ReactNode;
  /** Further small print, at the end. */
  legal?: ReactNode;
}

type PaymentSlots = Pick<GuestPageSlots, 'payment' | 'act' | 'others'>;

/** The three slots of the payment, or what the page draws in their place. */
export function getPaymentSlots(content: GuestContent, { payment, act, others }: PaymentSlots): PaymentSlots {
  if (payment !== undefined || act !== undefined || others !== undefined) return { payment, act, others };
  const { form, methods, transfer } = content;
  if (form.isOpen || form.isBusy) {
    if (form.asks.length > 0)
      return { payment: <InertAsks content={content} />, act: <InertAct content={content} /> };
    return {
      payment: <InertPayment content={content} />,
      act: <InertAct content={content} />,
      others: methods.some(isOther) && <InertOthers content={content} />,
    };
  }
  if (content.state === 'AWAITING_TRANSFER' && transfer !== null)
    return {
      payment: (
        <Suspense>
          <TransferDetails transfer={transfer} />
        </Suspense>
      ),
    };
  return { payment: <Contact content={content} /> };
}

/** Nothing is left to do but to ask. */
function Contact({ content: { facts } }: { content: GuestContent }) {
  const { phone, email } = facts.questions;
  return (
    <div className={css.contact}>
      <div className={css.buttons}>
        <ContactButtons facts={facts} />
      </div>
      <p className={css.address}>{[phone, email].filter((text) => text !== '').join(' · ')}</p>
    </div>
  );
}

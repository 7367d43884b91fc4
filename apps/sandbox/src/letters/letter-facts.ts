import type { TemplateId } from '@deck/api/vocabulary';
import type { GuestFacts, GuestPayment, GuestState } from '@deck/guest';
import { toAmount } from '@deck/values';
import type { Queries } from '../database/queries.ts';
import { readGuestFacts } from '../guest/guest-facts.ts';
import { readSplitFacts } from '../guest/split-facts.ts';
import { type About, getSum } from '../templates/email-values.ts';
import { type LetterKind, letterKinds } from './letter-kinds.ts';

/** States of a payment that still asks. */
const asks: ReadonlySet<GuestState> = new Set(['OPEN', 'DECLINED', 'AWAITING_TRANSFER']);

/** What the guest may know when a letter is written: of its payment, else of its order. */
export async function readLetterFacts(
  db: Queries,
  { company, property, order, payment, facts }: About,
  needs: { readonly publicUrl: string; readonly now: Date },
): Promise<GuestFacts> {
  if (payment) return readGuestFacts(db, payment, needs);
  return readSplitFacts(db, { property, company, order, url: facts.address ?? '' }, needs.now);
}

interface LetterEvent {
  readonly kind: LetterKind;
  readonly about: About;
  /** The target of its button. */
  readonly address: string | undefined;
  /** Where it goes, if that is known; else where the order's letters go. */
  readonly recipient: string | undefined;
  readonly guestName: string;
}

/** The facts as of the event that a letter is about: its state, its sum, its link. */
export function toLetterFacts(
  facts: GuestFacts,
  { kind, about, address, recipient, guestName }: LetterEvent,
): GuestFacts {
  const { until } = about.facts;
  const isWhole = !about.payment && kind.showsSum && kind !== letterKinds.SPLIT_LINK;
  return {
    ...facts,
    ...(isWhole && { segments: askRest(facts.segments, about.order.currency) }),
    order: { ...facts.order, guestName, guestEmail: recipient ?? facts.order.guestEmail },
    payment: {
      ...facts.payment,
      ...(isWhole && { kind: 'PAYMENT', amount: toAmount(getSum(about)) }),
      ...toEventAmount(kind, about),
      state: toState(kind, facts.payment.state),
      url: address ?? null,
      ...(until !== undefined && { expiresAt: until }),
    },
  };
}

/** An order by itself is previewed as if one payment asked for all that is left. */
const askRest = (segments: GuestFacts['segments'], currency: string): GuestFacts['segments'] =>
  segments && { ...segments, asked: segments.due, due: toAmount({ minor: 0n, currency }) };

function toState({ purpose, state }: LetterKind, now: GuestState): GuestState {
  if (state !== undefined) return state;
  return purpose === 'ASKS' && !asks.has(now) ? 'OPEN' : now;
}

/** The sum of the event, which may be a part of the payment. */
function toEventAmount({ purpose }: LetterKind, { payment, facts }: About): Partial<GuestPayment> {
  if (purpose !== 'THANKS' || !payment || facts.amount === undefined) return {};
  const { currency } = payment;
  return { amount: toAmount({ minor: BigInt(facts.amount), currency }), currency, conversion: null };
}

/** Whether a letter shows what staff wrote to the guest. */
export const carriesNotes = (templateId: TemplateId): boolean =>
  ['PAYMENT_LINK', 'SPLIT_LINK', 'CARD_REQUEST', 'WIRE_INVOICE'].includes(templateId);

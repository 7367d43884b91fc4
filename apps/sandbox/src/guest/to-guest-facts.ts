import { getToldWay, paymentKinds } from '@deck/api/rules';
import { wordsLanguage } from '@deck/api/vocabulary';
import type { GuestFacts, GuestTransfer } from '@deck/guest';
import { instantText } from '@deck/values';
import type { businessProfiles, orders, properties } from '../database/schema.ts';
import { getFacts } from '../orders/payment-facts.ts';
import type { PayerMethod } from '../payer/payer-methods.ts';
import type { PaymentRow } from '../payments/apply-payment-event.ts';
import type { PspAction } from '../psp/index.ts';
import { noOrder, toGuestOrder } from './guest-order.ts';
import { type Made, toGuestPayment } from './guest-payment.ts';
import { toGuestCharger, toGuestProperty } from './guest-property.ts';
import { divideTotal, isClosed, type SegmentSums, toGuestSegments } from './guest-segments.ts';
import { toGuestState } from './guest-state.ts';
import { getDueBy, toNextDates } from './next-dates.ts';

type OrderRow = typeof orders.$inferSelect;

/** Whose link it is: a payment with its order, or a permanent link without one. */
export interface GuestLink {
  readonly property: typeof properties.$inferSelect;
  readonly company: typeof businessProfiles.$inferSelect;
  readonly order: OrderRow | null;
  readonly payment: PaymentRow;
}

/** What the database knows beside them. */
export interface GuestHistory {
  /** The payments of the order that ask for money, this one too. */
  readonly payments: readonly PaymentRow[];
  /** When the order's last money came; null if none did. */
  readonly paidAt: Date | null;
  readonly made: Made;
  readonly methods: readonly PayerMethod[];
  /** What the guest has to do elsewhere before the PSP knows the outcome. */
  readonly action: PspAction | null;
}

/** Puts together what a guest's page, receipt and letters say. Reads nothing: see `readGuestFacts`. */
export function toGuestFacts(
  link: GuestLink,
  history: GuestHistory,
  { publicUrl, now }: { readonly publicUrl: string; readonly now: Date },
): GuestFacts {
  const { property, company, order, payment } = link;
  const language = wordsLanguage(order?.customerLanguage ?? company.defaultCustomerLanguage);
  const place = toGuestProperty(property, company, language);
  const { timezone } = property;
  const others = history.payments.filter(({ id }) => id !== payment.id);
  const state = toGuestState(payment, {
    now,
    awaitsTransfer: history.action?.kind === 'TRANSFER',
    isSettled: order !== null && isSettled(order, history.payments, now),
  });
  const asking =
    asks.has(state) && paymentKinds[payment.type].takesMoney ? payment.amount - payment.captured : 0n;
  const sums =
    order &&
    divideTotal(
      order.total,
      history.payments.map((one) => getFacts(one, now)),
      asking,
    );
  const dueBy = sums && getDueBy(sums.due, others, timezone, now);
  return {
    property: place,
    charger: toGuestCharger(company),
    order:
      order === null ? noOrder(payment.currency) : toGuestOrder(order, payment, company.showOrderDetails),
    segments:
      order && sums && !isClosed(order) && paymentKinds[payment.type].takesMoney
        ? toSegments(order, sums, history, dueBy)
        : null,
    payment: toGuestPayment(payment, { order, made: history.made, state, timezone, publicUrl }),
    methods: history.methods.map(({ name, title, group }) => ({
      name,
      title,
      group,
      way: getToldWay({ name, group }),
    })),
    transfer: toTransfer(link, history.action),
    next: order === null ? [] : toNextDates(order, place, others, dueBy, now),
    now: instantText(now.getTime()),
  };
}

/** States in which the payment's part is still to come. */
const asks: ReadonlySet<string> = new Set(['OPEN', 'DECLINED', 'CONFIRMING', 'AWAITING_TRANSFER']);

function isSettled(order: OrderRow, payments: readonly PaymentRow[], now: Date): boolean {
  const facts = payments.map((one) => getFacts(one, now));
  return !order.revoked && order.total > 0n && divideTotal(order.total, facts, 0n).due === 0n;
}

function toSegments(
  { currency }: OrderRow,
  sums: SegmentSums,
  { payments, paidAt }: GuestHistory,
  dueBy: string | null,
) {
  const labels = payments.filter(({ captured, refunded }) => captured > refunded).map(({ label }) => label);
  return toGuestSegments(sums, currency, {
    paidAt: sums.paid === 0n || paidAt === null ? null : instantText(paidAt.getTime()),
    paidNote: [...new Set(labels.filter((label) => label !== ''))].join(', '),
    dueBy,
  });
}

/** The account of an invoice, or the one the PSP named. */
function toTransfer({ company, payment }: GuestLink, action: PspAction | null): GuestTransfer | null {
  if (action?.kind === 'TRANSFER') {
    const { beneficiary, iban, bic, reference } = action;
    return { beneficiary, bank: '', iban, bic, reference };
  }
  if (paymentKinds[payment.type].page !== 'INVOICE') return null;
  return {
    beneficiary: company.legalName || company.name,
    bank: company.bankName,
    iban: company.iban,
    bic: company.bic,
    reference: payment.invoiceNumber,
  };
}

import type { MaskedCard } from '@deck/api/contract/payments';
import { type CardType, type DeclineReason, declineReasons } from '@deck/api/vocabulary';
import { payer, system } from '../../payments/apply-payment-event.ts';
import type { OrderLife, PaymentWish } from '../order-life.ts';
import type { PaymentLife } from '../payment-life.ts';
import type { Random } from '../random.ts';

const cardStarts: readonly (readonly [CardType, string])[] = [
  ['visa', '424242'],
  ['visa', '453998'],
  ['mastercard', '555555'],
  ['mastercard', '523487'],
  ['amex', '378282'],
  ['maestro', '675963'],
];

/** A card in its storable form: the middle digits never existed. */
function getCard(random: Random, holder: string): MaskedCard {
  const [type, start] = random.pick(cardStarts);
  const hidden = '•'.repeat(type === 'amex' ? 5 : 6);
  return {
    type,
    number: `${start}${hidden}${String(random.int(0, 9999)).padStart(4, '0')}`,
    holder: holder.toUpperCase(),
    expirationMonth: random.int(1, 12),
    expirationYear: 2028 + random.int(0, 3),
  };
}

/** The guest's own card. */
export const ownCard = ({ order, random }: OrderLife) =>
  getCard(random, `${order.customerFirstName} ${order.customerLastName}`);
export const someReason = ({ random }: OrderLife): DeclineReason => random.pick(declineReasons);

/** Creates a link, sends it, and the payer opens it. */
export function openedLink(life: OrderLife, wish?: PaymentWish): PaymentLife {
  life.pass(2);
  const payment = life.pay(wish);
  payment.link();
  payment.send();
  life.pass(12);
  payment.open();
  life.pass(0.2);
  return payment;
}

/** The same, then charged or held immediately. */
export const paid = (life: OrderLife, wish?: PaymentWish): PaymentLife => {
  const payment = openedLink(life, wish);
  payment.approve(ownCard(life));
  return payment;
};

export const half = (amount: bigint) => amount / 2n;
export const vPos = { type: 'PAYMENT_VPOS' } as const;
const wire = { type: 'WIRE_TRANSFER' } as const;

/** Creates an invoice, sends it, and the payer opens it. */
export function invoiced(life: OrderLife): PaymentLife {
  life.pass(3);
  const payment = life.pay(wire);
  const { amount } = payment.row;
  const detail = life.order.customerEmail;
  payment.step({ type: 'INVOICE_CREATED' }, { type: 'WIRE_INVOICE_CREATED', author: life.clerk, amount });
  payment.tell({ type: 'INVOICE_SENT', author: life.clerk, detail });
  payment.tell({ type: 'INVOICE_DELIVERED', author: system, detail });
  life.pass(8);
  payment.tell({ type: 'INVOICE_OPENED', author: payer });
  payment.tell({ type: 'INVOICE_DOWNLOADED', author: payer });
  return payment;
}

const HOUR = 3_600_000;

/** At least so many days after the demo's present. */
export const daysAhead = (life: OrderLife, days: number): Date =>
  new Date(life.order.createdAt.getTime() + (life.age() + days * 24 + life.random.int(1, 40)) * HOUR);

/** The day the rest is charged: two days before the stay, if in the future. */
export function chargeDay(life: OrderLife): Date {
  const soon = daysAhead(life, 1);
  const { startDate } = life.order;
  const before = startDate === null ? soon : new Date(Date.parse(`${startDate}T08:00:00Z`) - 48 * HOUR);
  return new Date(Math.max(before.getTime(), soon.getTime()));
}

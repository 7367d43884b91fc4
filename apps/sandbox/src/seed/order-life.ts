import { getBalance, INVOICE_DUE_DAYS, orderState, paymentKinds, progressStatus } from '@deck/api/rules';
import type { PaymentType, Scheme } from '@deck/api/vocabulary';
import { addDays, parseLifetime, toAmount } from '@deck/values';
import { newId, newSecret } from '../ids.ts';
import { type Author, staff, system } from '../payments/apply-payment-event.ts';
import { factsOfOrder } from '../payments/order-balance.ts';
import { blankPayment } from './blank-payment.ts';
import { chargedElsewhere } from './charged-elsewhere.ts';
import { beginPayment, type PaymentLife } from './payment-life.ts';
import type { Random } from './random.ts';
import type { OrderRow, PaymentRow, Rows } from './rows.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const cancelWords = [
  ['CANCELED', 'Canceled by the guest'],
  ['CANCELED', ''],
  ['OTHER', 'Booked twice'],
] as const;

export interface PaymentWish {
  /** A percentage of the order's total, or minor units; by default all of it. */
  readonly percent?: bigint;
  readonly amount?: bigint;
  readonly scheme?: Scheme;
  readonly type?: PaymentType;
  /** The payer is charged in this currency instead of the order's. */
  readonly chargedIn?: string;
  /** ISO-8601; null: until paid. */
  readonly lifetime?: string | null;
}

/** The staff's comment on closing the order. */
interface OrderWords {
  readonly reason?: string;
  readonly detail?: string;
}

/** A simulated order: time passes, payments are created, and the rules determine their states. */
export interface OrderLife {
  readonly order: OrderRow;
  readonly random: Random;
  /** The user in charge of the order. */
  readonly clerk: Author;
  now(): Date;
  /** The order's age in hours at the demo's present. */
  age(): number;
  /** Advances the time by up to so many hours, but never to the present. */
  pass(hours: number): void;
  passUntil(moment: Date): void;
  tell(type: 'CREATED' | 'REVOKED' | 'FINALIZED', author: Author, words?: OrderWords): void;
  pay(wish?: PaymentWish): PaymentLife;
  revoke(): void;
  finalize(): void;
  /** Updates the order from its payments. */
  settle(payment?: PaymentRow): void;
}

export function beginOrder(order: OrderRow, random: Random, present: Date, rows: Rows): OrderLife {
  let at = order.createdAt;
  const mine: PaymentRow[] = [];
  const clerk = staff(
    order.agentTag === 'UI_USER' ? order.agentName : random.pick(['Nikos Stathakis', 'Katerina Vlachou']),
  );

  const write = (
    line: Pick<Rows['timeline'][number], 'type' | 'paymentId' | 'amount' | 'reason' | 'detail'>,
    author: Author,
  ) =>
    rows.timeline.push({
      ...line,
      id: newId(at.getTime()),
      orderId: order.id,
      at,
      authorKind: author.kind,
      authorName: author.name,
      currency: line.amount === null ? null : order.currency,
      verbose: false,
    });

  const life: OrderLife = {
    order,
    random,
    clerk,
    now: () => at,
    age: () => (present.getTime() - order.createdAt.getTime()) / HOUR,
    pass: (hours) => {
      const left = (present.getTime() - at.getTime()) * 0.6;
      at = new Date(at.getTime() + Math.floor(Math.min(hours * HOUR, left) * (0.1 + 0.9 * random.next())));
    },
    passUntil: (moment) => {
      at = moment;
    },
    tell: (type, author, words = {}) =>
      write(
        { type, paymentId: null, amount: null, reason: words.reason ?? null, detail: words.detail || null },
        author,
      ),
    pay: (wish = {}) => {
      const payment = newPayment(life, wish, present);
      mine.push(payment);
      rows.payments.push(payment);
      return beginPayment(life, payment, rows, (told) =>
        write(
          {
            type: told.type,
            paymentId: payment.id,
            amount: told.amount ?? null,
            reason: told.reason ?? null,
            detail: told.detail ?? null,
          },
          told.author,
        ),
      );
    },
    revoke: () => {
      order.revoked = true;
      const [reason, detail] = random.pick(cancelWords);
      Object.assign(order, { cancelReason: reason, closingComment: detail });
      life.tell('REVOKED', clerk, { reason, detail });
      life.settle();
    },
    finalize: () => {
      order.finalized = true;
      order.closingComment = 'Settled';
      life.tell('FINALIZED', clerk, { detail: 'Settled' });
      life.settle();
    },
    settle: (payment) => {
      const { total, state } = order;
      const asking = mine.filter(({ type }) => paymentKinds[type].takesMoney);
      const facts = factsOfOrder(order, asking, present);
      const { net, held, refunded } = getBalance(total, facts.payments);
      Object.assign(order, {
        state: orderState(facts),
        progressStatus: progressStatus(facts),
        paid: net,
        paidFigure: toAmount({ minor: net, currency: order.currency }),
        held,
        refunded,
        paymentCount: asking.length,
        modifiedAt: at,
      });
      if (payment && state !== 'PAID' && order.state === 'PAID')
        write({ type: 'ORDER_PAID', paymentId: payment.id, amount: net, reason: null, detail: null }, system);
    },
  };
  rows.orders.push(order);
  life.tell('CREATED', order.agentTag === 'UI_USER' ? staff(order.agentName) : system);
  // An open split link makes the order wait from the start.
  life.settle();
  return life;
}

function newPayment(life: OrderLife, wish: PaymentWish, present: Date): PaymentRow {
  const { order } = life;
  const at = life.now();
  const { percent = 100n, type = 'PAYMENT_LINK', scheme = 'CHARGE' } = wish;
  const { takesMoney, cardFrom, hasDueDate, page } = paymentKinds[type];
  const lifetime = cardFrom === 'PAYER' ? (wish.lifetime === undefined ? 'P2D' : wish.lifetime) : null;
  const minutes = lifetime === null ? undefined : parseLifetime(lifetime);
  const amount = wish.amount ?? (order.total * percent + 50n) / 100n;
  return {
    ...blankPayment,
    methods: [],
    propertyId: order.propertyId,
    id: newId(at.getTime()),
    // Numbered once all demo payments are known.
    number: '',
    orderId: order.id,
    businessProfileId: order.businessProfileId,
    type,
    status: 'NEW',
    scheme,
    currency: order.currency,
    amount,
    ...(wish.chargedIn && chargedElsewhere(order, amount, wish.chargedIn, at, present)),
    lifetime,
    expiresAt: minutes === undefined ? null : new Date(at.getTime() + minutes * MINUTE),
    dueDate: hasDueDate ? addDays(at.toISOString().slice(0, 10), INVOICE_DUE_DAYS) : null,
    linkToken: page === null || page === 'TERMINAL' ? null : newSecret(),
    description: takesMoney ? `${order.externalId}${percent < 100n ? `, ${percent} % prepayment` : ''}` : '',
    customerNote: '',
    reference: order.reservationId,
    createdBy: life.clerk.name,
    createdAt: at,
    modifiedAt: at,
  };
}

import { half, invoiced, openedLink, ownCard, paid, someReason, vPos } from './steps.ts';
import { DAY, type Story } from './story.ts';

/** Taken money, sometimes refunded. */
export const taken: readonly Story[] = [
  { name: 'paid', weight: 40, from: 2, tell: (life) => void paid(life) },
  {
    name: 'paid at the second try',
    weight: 7,
    from: 3,
    tell: (life) => {
      const payment = openedLink(life);
      payment.decline(ownCard(life), someReason(life));
      life.pass(0.3);
      payment.approve(ownCard(life));
    },
  },
  {
    name: 'paid by telephone',
    weight: 5,
    from: 1,
    tell: (life) => {
      life.pass(4);
      life.pay(vPos).approve(ownCard(life));
    },
  },
  { name: 'prepaid', weight: 8, from: 2, tell: (life) => void paid(life, { percent: 30n }) },
  {
    name: 'prepaid, then paid',
    weight: 12,
    from: 3 * DAY,
    tell: (life) => {
      const first = paid(life, { percent: 30n });
      life.pass(20 * DAY);
      paid(life, { amount: life.order.total - first.row.amount });
    },
  },
  {
    name: 'finalised',
    weight: 9,
    from: 5 * DAY,
    tell: (life) => {
      paid(life);
      life.pass(10 * DAY);
      life.finalize();
    },
  },
  {
    name: 'refunded',
    weight: 4,
    from: 2 * DAY,
    tell: (life) => {
      const payment = paid(life);
      life.pass(8 * DAY);
      payment.refund(payment.row.amount);
    },
  },
  {
    name: 'refunded in part',
    weight: 3,
    from: 2 * DAY,
    tell: (life) => {
      const payment = paid(life);
      life.pass(8 * DAY);
      payment.refund(half(payment.row.amount));
    },
  },
  {
    name: 'paid by wire',
    weight: 3,
    from: 3 * DAY,
    tell: (life) => {
      const payment = invoiced(life);
      const { amount } = payment.row;
      life.pass(4 * DAY);
      payment.step({ type: 'CONFIRMED', amount }, { type: 'PAID', author: life.clerk, amount });
    },
  },
  {
    name: 'paid by wire in part',
    weight: 1,
    from: 3 * DAY,
    tell: (life) => {
      const payment = invoiced(life);
      const amount = half(payment.row.amount);
      life.pass(4 * DAY);
      payment.step({ type: 'CONFIRMED', amount }, { type: 'PARTIALLY_PAID', author: life.clerk, amount });
    },
  },
];

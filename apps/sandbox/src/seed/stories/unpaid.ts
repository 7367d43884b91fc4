import { savedCard } from './cards.ts';
import { chargeDay, daysAhead, invoiced, openedLink, ownCard, someReason, vPos } from './steps.ts';
import { DAY, type Story } from './story.ts';

/** No money so far, or never. */
export const unpaid: readonly Story[] = [
  {
    name: 'sent',
    weight: 14,
    to: 40,
    tell: (life) => {
      life.pass(1);
      const payment = life.pay();
      payment.link();
      payment.send();
    },
  },
  {
    name: 'sent without an end',
    weight: 2,
    tell: (life) => {
      life.pass(5);
      const payment = life.pay({ lifetime: null });
      payment.link();
      payment.send();
    },
  },
  {
    name: 'link made',
    weight: 4,
    to: 40,
    tell: (life) => {
      life.pass(1);
      life.pay().link();
    },
  },
  {
    name: 'expired',
    weight: 6,
    from: 3 * DAY,
    tell: (life) => openedLink(life).expire(),
  },
  {
    name: 'declined, may try again',
    weight: 6,
    to: 40,
    tell: (life) => openedLink(life).decline(ownCard(life), someReason(life)),
  },
  {
    name: 'declined by telephone',
    weight: 2,
    tell: (life) => {
      life.pass(2);
      life.pay(vPos).decline(ownCard(life), someReason(life));
    },
  },
  {
    name: 'failed',
    weight: 1,
    from: 2 * DAY,
    tell: (life) => {
      life.pass(2);
      life.pay(vPos).fail(ownCard(life));
    },
  },
  { name: 'not paid', weight: 7, tell: () => undefined },
  {
    name: 'canceled',
    weight: 4,
    from: DAY,
    tell: (life) => {
      const payment = openedLink(life);
      payment.revoke();
      life.revoke();
    },
  },
  { name: 'invoiced', weight: 3, from: 4, to: 12 * DAY, tell: (life) => void invoiced(life) },
  {
    name: 'invoiced, said to be paid',
    weight: 2,
    from: 4,
    to: 9 * DAY,
    tell: (life) => invoiced(life).step({ type: 'PAYER_SAID_PAID' }),
  },
  {
    name: 'charge scheduled',
    weight: 3,
    to: 20 * DAY,
    tell: (life) => {
      const saved = savedCard(life);
      life.pass(2);
      const payment = life.pay({ type: 'PAYMENT_CARD' });
      payment.row.card = saved.card;
      payment.row.tenderId = saved.id;
      payment.row.executeAt = chargeDay(life);
      payment.step(
        { type: 'CHARGE_SCHEDULED' },
        { type: 'SCHEDULED', author: life.clerk, amount: payment.row.amount },
      );
    },
  },
  {
    name: 'sending scheduled',
    weight: 2,
    to: 10 * DAY,
    tell: (life) => {
      life.pass(2);
      const payment = life.pay({ lifetime: null });
      const detail = life.order.customerEmail;
      Object.assign(payment.row, { sendAt: daysAhead(life, 2), sendChannel: 'EMAIL', sendRecipient: detail });
      payment.step({ type: 'SEND_SCHEDULED' }, { type: 'LINK_SEND_SCHEDULED', author: life.clerk, detail });
    },
  },
  {
    name: 'the bank is slow',
    weight: 0,
    tell: (life) => openedLink(life).submit(ownCard(life)),
  },
  {
    name: 'details are missing',
    weight: 0,
    tell: (life) => openedLink(life).clarify(ownCard(life)),
  },
];

import { half, paid } from './steps.ts';
import { DAY, type Story } from './story.ts';

/** Held money, captured or released. */
export const held: readonly Story[] = [
  { name: 'held', weight: 7, from: 2, to: 6 * DAY, tell: (life) => void paid(life, { scheme: 'AUTH' }) },
  {
    name: 'held in part',
    weight: 3,
    from: 2,
    to: 6 * DAY,
    tell: (life) => void paid(life, { scheme: 'AUTH', percent: 50n }),
  },
  {
    name: 'captured',
    weight: 6,
    from: DAY,
    tell: (life) => {
      const payment = paid(life, { scheme: 'AUTH' });
      life.pass(3 * DAY);
      payment.capture(payment.row.amount);
    },
  },
  {
    name: 'captured in part',
    weight: 5,
    from: 6,
    to: 6 * DAY,
    tell: (life) => {
      const payment = paid(life, { scheme: 'AUTH' });
      life.pass(DAY);
      payment.capture(half(payment.row.amount));
    },
  },
  {
    name: 'voided',
    weight: 3,
    from: DAY,
    tell: (life) => {
      const payment = paid(life, { scheme: 'AUTH' });
      life.pass(4 * DAY);
      payment.void();
    },
  },
  {
    name: 'the hold ended',
    weight: 1,
    from: 9 * DAY,
    tell: (life) => {
      const payment = paid(life, { scheme: 'AUTH' });
      life.passUntil(new Date(life.now().getTime() + 7 * DAY * 3_600_000));
      payment.reverse();
    },
  },
];

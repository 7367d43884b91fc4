import { customerEmails, employeeNotifications, telegramNotifications } from '@deck/api/vocabulary';
import { expect, it } from 'vitest';
import { notificationEvents } from './notification-events.ts';

it.each([
  ['employee', employeeNotifications],
  ['customer', customerEmails],
  ['telegram', telegramNotifications],
] as const)('every choice of %s is one event', (recipient, choices) => {
  const shown = notificationEvents.flatMap((event) => event[recipient] ?? []);
  expect(shown.toSorted()).toEqual(choices.toSorted());
});

it('an event of staff and customers is one row', () => {
  const [declined, another] = notificationEvents.filter(({ customer }) => customer === 'PAYMENT_REJECTED');
  expect(another).toBeUndefined();
  expect(declined).toMatchObject({ employee: 'DECLINED', telegram: 'DECLINED' });
  expect(notificationEvents.at(-1)).toMatchObject({ customer: 'PAYMENT_AUTHORIZED', employee: undefined });
});

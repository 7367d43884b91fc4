import { expect, test } from 'vitest';
import { getNotifications } from './setting-defaults.ts';

test('what a company once chose and nobody is written to of any more is left out', () => {
  const kept = {
    employee: { enabled: true, types: ['SUCCESS', 'PASSWORD_CHANGED', 'SYSTEM_MESSAGE', 'DECLINED'] },
    customer: { enabled: true, letters: ['PAYMENT_PAID'] },
    telegram: { enabled: true, chatId: '-1', types: ['PASSWORD_CHANGED'] },
    duplicateAddresses: ['books@aegeanhouse.gr'],
  };
  const types = ['DECLINED', 'SUCCESS'];
  expect(getNotifications({ notifications: JSON.parse(JSON.stringify(kept)) })).toEqual({
    ...kept,
    employee: { enabled: true, types },
  });
});

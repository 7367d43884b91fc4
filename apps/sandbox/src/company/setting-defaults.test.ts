import { expect, test } from 'vitest';
import { getNotifications } from './setting-defaults.ts';

test("a notification type that no longer exists is dropped from a company's choice", () => {
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

import { expect, it } from 'vitest';
import { wrongIn } from '../shared/settings-change.ts';
import { alsoWrong, isTwice, type NotificationsForm } from './notifications-form.ts';

const form: NotificationsForm = {
  employee: { enabled: true, types: ['DECLINED'] },
  customer: { enabled: true, letters: [] },
  telegram: { enabled: false, chatId: '', types: [] },
  duplicateAddresses: [],
};

it('needs a chat while it writes to Telegram', () => {
  expect(alsoWrong(form)).toEqual({});
  expect(alsoWrong({ ...form, telegram: { ...form.telegram, enabled: true } })).toEqual({
    'telegram.chatId': 'required',
  });
  expect(wrongIn('notifications', { telegram: { ...form.telegram, chatId: 'me' } })).toEqual({
    'telegram.chatId': 'invalid',
  });
});

it('finds the second of two equal addresses, and no empty one', () => {
  const addresses = ['a@x.gr', '', 'A@x.gr', ''];
  expect(addresses.map((_, index) => isTwice(addresses, index))).toEqual([false, false, true, false]);
});

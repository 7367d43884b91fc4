import { check } from '@deck/api';
import { SettingsChange } from '@deck/api/contract/settings';
import { expect, test } from 'vitest';
import { getRetention, type PrivacyForm, toForm } from './privacy-form.ts';

const nothing: PrivacyForm = {
  guests: '',
  messages: '',
  imports: '',
  callbacks: '',
  letters: '',
  auditEvents: '',
  answers: '',
};

test('an empty field is kept for ever, and comes back empty', () => {
  expect(Object.values(getRetention(nothing))).toEqual(Array.from({ length: 7 }, () => null));
  expect(toForm(getRetention(nothing))).toEqual(nothing);
  expect(toForm(getRetention({ ...nothing, guests: '1095' }))).toEqual({ ...nothing, guests: '1095' });
});

test.each([
  ['guests', '29', 'between?min=30&max=7300'],
  ['auditEvents', '364', 'between?min=365&max=7300'],
  ['answers', '8', 'between?min=1&max=7'],
] as const)('%s for %s days are refused with the limits', (kind, days, message) => {
  const retention = getRetention({ ...nothing, [kind]: days });
  expect(check(SettingsChange, { retention }, 'body')).toEqual({
    fields: { [`retention.${kind}`]: message },
  });
});

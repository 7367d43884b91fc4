import type { Waiting } from '@deck/api/contract/today';
import { createInstance, type TFunction } from 'i18next';
import { beforeAll, describe, expect, test } from 'vitest';
import { home as en } from '../../platform/i18n/en/home.ts';
import { sent } from '../../stories/testing/answers/payments.ts';
import { getReason, getWhen } from './waiting-words.ts';

const speaker = createInstance({
  lng: 'en',
  resources: { en: { home: en } },
  ns: ['home'],
  interpolation: { escapeValue: false },
});
beforeAll(async () => void (await speaker.init()));

const waiting = (changes: Partial<Waiting> = {}): Waiting => ({
  id: 'HOLD_ENDS-1',
  reason: 'HOLD_ENDS',
  endsAt: '2026-11-25T15:14:00Z',
  endsToday: true,
  act: 'CAPTURE',
  amount: '3675.00',
  currency: 'EUR',
  guest: 'Noor Al Khalifa',
  phone: '',
  orderId: 'o1',
  orderExternalId: 'KLB-1',
  startDate: '2026-12-01',
  payment: null,
  ...changes,
});
const at = (now: string, locale = 'en') => ({
  timeZone: 'Europe/Athens',
  locale,
  now: Date.parse(now),
  today: 'Today',
});

describe('when something ends', () => {
  test('is counted down on its day, and lit in its last three hours', () => {
    expect(getWhen(waiting(), at('2026-11-25T07:41:00Z'))).toEqual({
      until: '2026-11-25T15:14:00Z',
      words: '',
      isSoon: false,
    });
    expect(getWhen(waiting(), at('2026-11-25T12:30:00Z')).isSoon).toBe(true);
  });

  test('is otherwise the day in the zone of the screen', () => {
    const late = waiting({ endsAt: '2026-11-26T22:30:00Z', endsToday: false });
    expect(getWhen(late, at('2026-11-25T07:41:00Z')).words).toBe('Fri 27.11');
    expect(getWhen(late, at('2026-11-25T07:41:00Z', 'el')).words).toMatch(/27\.11$/);
  });

  test('is the day of an arrival, which has no time', () => {
    const arrival = { reason: 'DECLINED', endsAt: '2026-11-24T22:00:00Z' } as const;
    expect(getWhen(waiting(arrival), at('2026-11-25T07:41:00Z'))).toEqual({
      until: undefined,
      words: 'Today',
      isSoon: false,
    });
    const later = waiting({ ...arrival, endsToday: false, startDate: '2026-11-27' });
    expect(getWhen(later, at('2026-11-25T07:41:00Z')).words).toBe('Fri 27.11');
  });
});

describe('why something waits', () => {
  const why = (changes: Partial<Waiting>) =>
    getReason(waiting(changes), speaker.getFixedT('en', 'home') as unknown as TFunction<'home'>, {
      timeZone: 'Europe/Athens',
      locale: 'en',
    });
  const seen = { ...sent, seenAt: '2026-11-25T22:05:00Z' };

  test('says when the payer of a link last looked at it, by the clocks on the screen', () => {
    expect(why({ reason: 'LINK_ENDS', payment: seen })).toBe('Link ends 17:14, seen 26.11, 00:05');
    expect(why({ reason: 'LINK_ENDS', payment: { ...sent, seenAt: null } })).toBe('Link ends 17:14');
  });

  test('does not say it once the payer has paid or given a card', () => {
    expect(why({ reason: 'HOLD_ENDS', payment: seen })).toBe('Hold ends 17:14');
  });
});

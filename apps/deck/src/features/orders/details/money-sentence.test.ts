import fc from 'fast-check';
import { createInstance, type TFunction } from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { order as el } from '../../../platform/i18n/el/order.ts';
import { order as en } from '../../../platform/i18n/en/order.ts';
import { order as ru } from '../../../platform/i18n/ru/order.ts';
import { order as answered } from '../../../stories/testing/answers/order.ts';
import { charged, held, sent } from '../../../stories/testing/answers/payments.ts';
import { getMoneySentence, getShare } from './money-sentence.ts';

type About = Parameters<typeof getMoneySentence>[0];
type Words = TFunction<['order', 'app', 'orders']>;

const speaker = createInstance({
  lng: 'en',
  resources: { en: { order: en }, ru: { order: ru }, el: { order: el } },
  ns: ['order'],
  interpolation: { escapeValue: false },
});
beforeAll(async () => void (await speaker.init()));

const order = {
  ...answered,
  totalAmount: '6480.00',
  paidAmount: '2160.00',
  heldAmount: '2160.00',
  askedAmount: '1080.00',
  refundedAmount: '0.00',
  availableAmount: '1080.00',
  createdAt: '2026-11-20T07:10:00Z',
  startDate: '2026-11-29',
  endDate: '2026-12-03',
};
const link = { ...sent, amount: '1080.00', capturedAmount: '0.00', expiresAt: '2026-11-26T14:20:00Z' };
const hold = { ...held, heldAmount: '2160.00', captureDeadline: '2026-11-27T21:59:00Z' };
const now = Date.parse('2026-11-25T07:41:00Z');

const read = (about: Partial<About> = {}, language = 'en') =>
  getMoneySentence(
    { order, payments: [charged, hold, link], now, locale: language, timeZone: 'Europe/Athens', ...about },
    speaker.getFixedT(language, ['order', 'app', 'orders']) as unknown as Words,
  );
const withEnds = (expiresAt: string, captureDeadline?: string) => [
  { ...link, expiresAt },
  ...(captureDeadline === undefined ? [] : [{ ...hold, captureDeadline }]),
];
const endsOf = (payments: About['payments'], about: Partial<About> = {}) => read({ payments, ...about }).ends;

describe('the sentence beside the figure', () => {
  it('says what is paid and held, and what ends first', () => {
    expect(read()).toEqual({
      state: 'One third is paid and one third held.',
      ends: 'The link for €1,080.00 ends tomorrow, the hold two days from now, both before check-in.',
      isLate: false,
    });
  });

  it('is said in every language', () => {
    const inRussian = read({}, 'ru');
    expect(`${inRussian.state} ${inRussian.ends}`.replaceAll('\u00a0', ' ')).toBe(
      'Треть оплачена, треть на холде. Срок ссылки на 1 080,00 € истекает завтра, холд — послезавтра, и то и другое до заезда.',
    );
    const inGreek = read({}, 'el');
    expect(`${inGreek.state} ${inGreek.ends}`.replaceAll('\u00a0', ' ')).toBe(
      'Πληρώθηκε το ένα τρίτο και δεσμεύτηκε το ένα τρίτο. Ο σύνδεσμος για 1.080,00 € λήγει αύριο, η δέσμευση μεθαύριο, και τα δύο πριν από την άφιξη.',
    );
  });

  it('says how far an end is: a near day in words, a farther one by its date', () => {
    expect(endsOf(withEnds('2026-11-25T14:20:00Z'))).toBe('The link for €1,080.00 ends today at 16:20.');
    expect(endsOf(withEnds('2026-11-28T14:20:00Z'))).toBe('The link for €1,080.00 ends 3 days from now.');
    expect(endsOf(withEnds('2027-01-04T14:20:00Z'))).toBe(
      'The link for €1,080.00 ends on 04.01.2027, after check-in.',
    );
    const inRussian = (expiresAt: string) => read({ payments: withEnds(expiresAt) }, 'ru').ends;
    expect(inRussian('2026-11-28T14:20:00Z')).toContain('через 3 дня');
    expect(inRussian('2026-11-30T14:20:00Z')).toContain('через 5 дней');
  });

  it('warns of what ends only after check-in', () => {
    const late = read({ payments: withEnds('2026-11-26T14:20:00Z', '2026-12-01T10:00:00Z') });
    expect(late.ends).toBe('The link for €1,080.00 ends tomorrow, the hold 6 days from now, after check-in.');
    expect(late.isLate).toBe(true);
    expect(endsOf(withEnds('2026-11-30T14:20:00Z', '2026-12-01T10:00:00Z'))).toMatch(
      /both after check-in\.$/,
    );
    const hire = { ...order, positionType: 'CAR' } as const;
    expect(endsOf(withEnds('2026-11-30T14:20:00Z'), { order: hire })).toMatch(/, after pick-up\.$/);
  });

  it('says two ends at most, the second of a kind as another', () => {
    const three = [link, { ...link, id: 'b', expiresAt: '2026-11-27T14:20:00Z' }, hold];
    expect(endsOf(three)).toBe(
      'The link for €1,080.00 ends tomorrow, another for €1,080.00 two days from now, both before check-in.',
    );
  });

  it('says what has ended while a rest is left, until all is asked for', () => {
    const ended = { ...link, status: 'EXPIRED', expiresAt: '2026-11-24T14:20:00Z' } as const;
    expect(read({ payments: [ended] })).toMatchObject({
      ends: 'The link for €1,080.00 ended yesterday.',
      isLate: true,
    });
    expect(endsOf([ended], { order: { ...order, availableAmount: '0.00' } })).toBe('');
    expect(endsOf([ended, link])).toBe('The link for €1,080.00 ends tomorrow.');
  });

  it('says whether an order is canceled, finalised, over or free', () => {
    const state = (facts: Partial<typeof answered>) =>
      read({ order: { ...order, ...facts } as typeof order, payments: [] }).state;
    const none = { paidAmount: '0.00', heldAmount: '0.00' };
    expect(state({ state: 'REVOKED', ...none, refundedAmount: '600.00' })).toBe(
      'Canceled. €600.00 was refunded.',
    );
    expect(state({ state: 'REVOKED', ...none })).toBe('Canceled.');
    expect(state({ state: 'FINALIZED', paidAmount: '6480.00', heldAmount: '0.00' })).toBe(
      'Finalised. All of it is paid.',
    );
    expect(state({ startDate: '2026-11-21', endDate: '2026-11-23', heldAmount: '0.00' })).toBe(
      'The last day was 23.11.2026. One third is paid.',
    );
    expect(state(none)).toBe('Nothing is paid yet.');
    expect(state({ ...none, totalAmount: '0.00' })).toBe('There is nothing to pay.');
    expect(state({ ...none, refundedAmount: '6480.00' })).toBe('€6,480.00 was refunded.');
  });

  it('says what is too much', () => {
    const { state } = read({ order: { ...order, paidAmount: '6600.00', heldAmount: '0.00' }, payments: [] });
    expect(state).toBe('All of it is paid, €120.00 is paid or held too much.');
  });
});

describe('a share', () => {
  it.each([
    [648_000n, 'all'],
    [324_000n, 'half'],
    [216_000n, 'third'],
    [162_000n, 'quarter'],
    [100_000n, 'percent'],
  ] as const)('of %s in 648000 is %s', (part, word) => {
    expect(getShare(part, 648_000n)?.word).toBe(word);
  });

  it('is a fraction although the smallest unit does not divide', () => {
    expect([3_333n, 3_334n].map((part) => getShare(part, 10_000n)?.word)).toEqual(['third', 'third']);
    expect(getShare(3_340n, 10_000n)).toEqual({ word: 'percent', percent: 33 });
  });

  it('is never said as nothing or as all unless it is', () => {
    fc.assert(
      fc.property(fc.bigInt(1n, 10n ** 12n), fc.bigInt(1n, 10n ** 12n), (one, other) => {
        const [part, total] = one < other ? [one, other] : [other, one];
        const share = getShare(part, total);
        expect(share?.word === 'all').toBe(part === total);
        expect((share?.percent ?? 0) >= 1).toBe(true);
      }),
    );
    expect(getShare(0n, 100n)).toBeUndefined();
  });
});

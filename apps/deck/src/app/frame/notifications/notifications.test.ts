import type { UserNotification } from '@deck/api/contract/user-notifications';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseAnnouncements, getPlace, TOLD_AT_ONCE } from './notifications.ts';

const piece = (id: string, changes: Partial<UserNotification> = {}): UserNotification => ({
  id,
  type: 'SUCCESS',
  tab: 'PAYMENTS',
  read: false,
  shown: false,
  important: false,
  eventId: null,
  orderId: null,
  paymentId: null,
  locale: 'en',
  title: id,
  text: '',
  createdAt: '2026-11-20T10:00:00Z',
  ...changes,
});
const ids = (pieces: readonly UserNotification[]) => pieces.map(({ id }) => id);

describe('what is told', () => {
  it('is each piece of news once, the newest last', () => {
    const told = chooseAnnouncements([piece('c'), piece('b'), piece('a', { shown: true })]);
    expect(ids(told.each)).toEqual(['b', 'c']);
    expect(told.more).toBe(0);
  });

  it('is, after a night, what is important and how many there are besides', () => {
    const night = Array.from({ length: 20 }, (_, at) => piece(`${at}`, { important: at % 8 === 3 }));
    const told = chooseAnnouncements(night);
    expect(ids(told.each)).toEqual(['11', '3']);
    expect(told.more).toBe(18);
  });

  it('never comes as a storm, and never leaves out a piece without counting it', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ shown: fc.boolean(), important: fc.boolean() })), (flags) => {
        const { each, more } = chooseAnnouncements(flags.map((flag, at) => piece(`${at}`, flag)));
        expect(each.length + (more > 0 ? 1 : 0)).toBeLessThanOrEqual(TOLD_AT_ONCE);
        expect(each.length + more).toBe(flags.filter(({ shown }) => !shown).length);
      }),
    );
  });
});

describe('where it leads', () => {
  const about = { type: 'SUCCESS', orderId: 'o1', paymentId: 'p1' } as const;
  const all = () => true;

  it('is the payment, else the order, as far as one may open them', () => {
    expect(getPlace(about, all)).toBe('/orders/o1/p1');
    expect(getPlace(about, (path) => path === '/orders/{id}')).toBe('/orders/o1');
    expect(getPlace(about, () => false)).toBeUndefined();
    expect(getPlace({ ...about, paymentId: null }, all)).toBe('/orders/o1');
  });

  it('is the permanent link where there is no order, and nowhere where there is neither', () => {
    const link = { ...about, orderId: null };
    expect(getPlace(link, all)).toBe('/orders/spot-payment?link=p1');
    expect(getPlace(link, () => false)).toBeUndefined();
    expect(getPlace({ ...link, paymentId: null }, all)).toBeUndefined();
  });

  it('is nowhere for a message to everyone that names no order or payment', () => {
    const message = { type: 'SYSTEM_MESSAGE', orderId: null, paymentId: null } as const;
    expect(getPlace(message, all)).toBeUndefined();
    expect(getPlace({ ...message, orderId: 'o1' }, all)).toBe('/orders/o1');
  });

  it('is one’s own profile, where a password is changed again, whatever else one may open', () => {
    const changed = { type: 'PASSWORD_CHANGED', orderId: null, paymentId: null } as const;
    expect(getPlace(changed, () => false)).toBe('/profile');
  });
});

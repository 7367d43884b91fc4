import type { UserNotification } from '@deck/api/contract/user-notifications';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseAnnouncement, getArrived, getPlace, toBeginning } from './notifications.ts';

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

describe('what a toast shows', () => {
  const opened = toBeginning([piece('b'), piece('a', { createdAt: '2026-11-19T10:00:00Z' })]);

  it('is nothing that was there when the page was opened, whatever is read since', () => {
    const older = piece('0', { createdAt: '2026-11-18T10:00:00Z' });
    expect(ids(getArrived([piece('b'), piece('a'), older], opened))).toEqual([]);
    expect(ids(getArrived([piece('a')], toBeginning([])))).toEqual(['a']);
  });

  it('is what arrives since, if no other tab has shown it', () => {
    const next = { createdAt: '2026-11-20T10:00:01Z' };
    const news = [piece('d', next), piece('c', { ...next, shown: true }), piece('b')];
    expect(ids(getArrived(news, opened))).toEqual(['d']);
    // In the same second as the last one that was there.
    expect(ids(getArrived([piece('c'), piece('b')], opened))).toEqual(['c']);
  });

  it('is one of several: the newest that is important, else the newest', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean()), (flags) => {
        const news = flags.map((important, at) => piece(`${at}`, { important }));
        const first = flags.indexOf(true);
        expect(chooseAnnouncement(news)).toBe(news[first === -1 ? 0 : first]);
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

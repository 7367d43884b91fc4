import { describe, expect, it } from 'vitest';
import { company } from '../../stories/testing/answers/company.ts';
import { order } from '../../stories/testing/answers/order.ts';
import { kalypso } from '../../stories/testing/answers/properties.ts';
import type { PreviewInput, PreviewPlace } from './preview-input.ts';
import { toPreviewContent } from './to-preview-content.ts';

const place: PreviewPlace = {
  company,
  property: kalypso,
  choice: undefined,
  methods: [
    { name: 'VISA', title: 'Visa', group: 'CARDS', way: 'CARD' },
    { name: 'BANK', title: 'Bank transfer', group: 'BANK_TRANSFER_GR', way: 'TRANSFER' },
  ],
  timeZone: 'Europe/Athens',
  now: '2026-11-22T08:00:00Z',
};

/** Half of what is left of an order of which two thirds are paid or held. */
const link: PreviewInput = {
  kind: 'PAYMENT',
  propertyId: kalypso.id,
  language: 'en',
  order,
  amount: '1944.00',
  currency: 'EUR',
  scheme: 'CHARGE',
  label: '',
  lifetime: 'P2D',
  methods: [],
  staffNote: '',
};
const preview = (changes: Partial<PreviewInput> = {}) => toPreviewContent({ ...link, ...changes }, place);

describe('the preview of a payment', () => {
  it('names the sum by its part of the order until staff write their own words', () => {
    expect(preview()?.sum.label).toBe('Deposit 30\u00a0%');
    expect(preview({ label: 'For the suite' })?.sum.label).toBe('For the suite');
  });

  it('counts what is paid and held of the order, and what stays due', () => {
    expect(preview()?.line?.legend.map(({ name, amount }) => [name, amount])).toEqual([
      ['paid', '€2,160.00'],
      ['held', '€2,160.00'],
      ['asked', '€1,944.00'],
      ['due', '€216.00'],
    ]);
  });

  it('asks for no more than is left, however much is typed', () => {
    const asked = preview({ amount: '5000.00' })?.line?.legend.find(({ name }) => name === 'asked');
    expect(asked?.amount).toBe('€2,160.00');
  });

  it('counts the deadline from now, or from when the link goes out', () => {
    expect(preview()?.deadline?.at).toBe('2026-11-24T08:00:00Z');
    expect(preview({ sendAt: '2026-11-23T08:00:00Z' })?.deadline?.at).toBe('2026-11-25T08:00:00Z');
    expect(preview({ lifetime: 'unlimited' })?.deadline).toBeNull();
  });

  it('offers the chosen methods alone', () => {
    expect(preview()?.methods.map(({ name }) => name)).toEqual(['VISA', 'BANK']);
    expect(preview({ methods: ['VISA'] })?.methods.map(({ name }) => name)).toEqual(['VISA']);
  });

  it('speaks the language of the guest', () => {
    expect(preview({ language: 'el' })?.language).toBe('el');
    expect(preview({ language: 'xx' })?.language).toBe('en');
  });

  it.each(['', '1,', '1.234', 'much'])('draws nothing of the amount %j, and does not fail', (amount) => {
    expect(preview({ amount })).toBeUndefined();
  });

  it('draws nothing of a lifetime that cannot be read', () => {
    expect(preview({ lifetime: '' })).toBeUndefined();
  });

  it('is a fast payment where an order of one thing without a date is paid at once', () => {
    const undated = { ...order, startDate: null, endDate: null };
    expect(preview({ order: undated, amount: '6480.00' })?.kind).toBe('FAST');
    expect(preview({ order: undated })?.kind).toBe('PAYMENT');
    expect(preview({ amount: '6480.00' })?.kind).toBe('PAYMENT');
  });

  it('knows an order that is made with it, and a link of no order', () => {
    const newOrder = {
      number: '',
      guestName: 'Nour Al-Sabah',
      guestEmail: 'nour@example.com',
      total: '240.00',
      startDate: '',
      endDate: '',
    };
    const fast = preview({ kind: 'FAST', order: undefined, newOrder, amount: '240.00' });
    expect(fast).toMatchObject({ sum: { amount: '€240.00' }, line: null });
    const open = preview({ kind: 'PERMANENT', order: undefined, amount: null });
    expect(open?.sum.amount).toBe('');
  });
});

import type { PropertyChoice } from '@deck/api/contract/people';
import { describe, expect, it } from 'vitest';
import { toLinkDraft } from '../../features/payments/permanent-link/link-form.ts';
import { environment } from '../../stories/testing/answers/people.ts';
import { firstDefaults } from '../payment/create/payment-values.ts';
import {
  emptyForm,
  followProperty,
  missingStart,
  type QuickOrderForm,
  sellable,
  toOrderDraft,
  wrongOrder,
} from './quick-order-form.ts';

const [property] = environment.properties;
const filled = (changes: Partial<QuickOrderForm> = {}): QuickOrderForm => ({
  ...emptyForm(environment),
  propertyId: property?.id ?? '',
  amount: '180.00',
  firstName: 'Giulia',
  lastName: 'Ferrari',
  description: 'Dinner',
  ...changes,
});
const getName = (values: QuickOrderForm, place: PropertyChoice | undefined = property) =>
  toOrderDraft(values, { property: place, types: ['OTHER'], generatesIds: true }, true).positions[0]?.name;

describe('the days of a short order', () => {
  it('stand in the name of a position that has none, the last one too', () => {
    expect(getName(filled())).toBe('Dinner');
    expect(getName(filled({ startDate: '2026-12-24' }))).toBe('Dinner, 24.12.2026');
    expect(getName(filled({ endDate: '2026-12-28' }))).toBe('Dinner, 28.12.2026');
  });

  it('begin where they end: the first is asked for where it is shown', () => {
    expect(missingStart(filled({ endDate: '2026-12-28' }))).toEqual({ startDate: 'required' });
    expect(missingStart(filled({ startDate: '2026-12-24', endDate: '2026-12-28' }))).toEqual({});
  });
});

it('has an ID where the company gives them by hand', () => {
  const wrong = (externalId: string, generatesIds: boolean) =>
    wrongOrder(filled({ externalId }), { property, types: ['OTHER'], generatesIds }, true);
  expect(wrong(' ', false)).toEqual({ externalId: 'required' });
  expect(wrong('A-7', false)).toEqual({});
  expect(wrong('', true)).toEqual({});
});

describe('what may be sold', () => {
  const hotel = environment.properties.find(({ positionType }) => positionType === 'ACCOMMODATION');
  const stay = filled({ propertyId: hotel?.id ?? '', startDate: '2026-12-24', endDate: '2026-12-28' });
  const sold = (types: readonly string[], values = stay) =>
    toOrderDraft(values, { property: hotel, types, generatesIds: true }, true);
  const wrong = (types: readonly string[], values: QuickOrderForm) =>
    wrongOrder(values, { property: hotel, types, generatesIds: true }, true);

  it('is what the property sells by its dates, and anything else without that right', () => {
    expect(sold(['OTHER', 'ACCOMMODATION'])).toMatchObject({
      positions: [{ type: 'ACCOMMODATION' }],
      lengthOfStay: 4,
    });
    expect(sold(['OTHER'])).toMatchObject({
      positions: [{ type: 'OTHER', name: 'Dinner, 24.12 - 28.12.2026' }],
      lengthOfStay: null,
    });
  });

  it('by its dates alone asks for them, of the properties that sell so', () => {
    expect(wrong(['ACCOMMODATION'], stay)).toEqual({});
    expect(wrong(['ACCOMMODATION'], filled())).toEqual({ startDate: 'required', endDate: 'required' });
    expect(wrong(['OTHER'], filled())).toEqual({});
    const { properties } = environment;
    expect(sellable(properties, ['OTHER'])).toEqual(properties);
    expect(sellable(properties, ['ACCOMMODATION']).map(({ positionType }) => positionType)).toEqual(
      properties.map(({ positionType }) => positionType).filter((type) => type === 'ACCOMMODATION'),
    );
    expect(sellable(properties, ['ACCOMMODATION'], false)).toEqual([]);
    expect(sellable(properties, ['CAR', 'FLIGHT'])).toEqual([]);
  });
});

describe('a permanent link', () => {
  it('leaves the amount to its payer where that was chosen, whatever was typed before', () => {
    expect(toLinkDraft(filled())).toMatchObject({ amount: '180.00' });
    expect(toLinkDraft(filled({ amountKind: 'OPEN' }))).not.toHaveProperty('amount');
  });
});

describe('another property', () => {
  const [first, second] = environment.properties;
  const withSecond = (changes: Partial<PropertyChoice>) => ({
    ...environment,
    properties: environment.properties.map((one) => (one === second ? { ...one, ...changes } : one)),
  });
  const chosen = withSecond({ withdrawalMethod: 'AUTH', defaultPaymentLifetime: 'PT5H' });
  const form = filled({ propertyId: first?.id ?? '', scheme: 'CHARGE', lifetime: 'P2D' });

  it('brings how it takes money and how long its links live', () => {
    expect(followProperty(form, chosen, second?.id ?? '')).toEqual({ scheme: 'AUTH', lifetime: 'PT5H' });
  });

  it('leaves what was chosen by hand', () => {
    const byHand = { ...form, scheme: 'AUTH' as const, lifetime: 'PT1H' };
    expect(followProperty(byHand, chosen, second?.id ?? '')).toEqual({});
  });

  it('follows its company where it says nothing, and lives on where that sets no end', () => {
    const silent = withSecond({ withdrawalMethod: null, defaultPaymentLifetime: null });
    const endless = { ...silent, transactionType: 'AUTH' as const, defaultPaymentLifetime: null };
    const begun = { ...form, ...firstDefaults(endless, form.propertyId) };
    expect(followProperty(begun, endless, second?.id ?? '')).toEqual({
      scheme: 'AUTH',
      lifetime: 'unlimited',
    });
  });
});

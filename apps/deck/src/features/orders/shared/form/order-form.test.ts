import { check } from '@deck/api';
import { type Order, OrderDraft } from '@deck/api/contract/orders';
import { describe, expect, it } from 'vitest';
import { environment } from '../../../../stories/testing/answers/people.ts';
import { emptyPosition, type PositionForm } from '../position-form.ts';
import { formPath, wrongAround, wrongFields, wrongSales } from './order-errors.ts';
import {
  getStart,
  getTotal,
  isUntouched,
  type OrderForm,
  sameOrder,
  samePosition,
  toDraft,
  toOrderForm,
} from './order-form.ts';

const stay: PositionForm = {
  ...emptyPosition('ACCOMMODATION'),
  name: 'Deluxe Sea View',
  rate: '200.00',
  length: '3',
  amount: '600.00',
  days: { from: '2027-03-27', to: '2027-03-30' },
  people: '2',
};
const words = {
  name: 'x',
  amount: '1.00',
  days: { from: '2027-03-27', to: '2027-03-30' },
  people: '3',
  aircraft: 'a',
  departurePoint: 'b',
  destination: 'c',
  model: 'd',
  pickUpLocation: 'e',
  dropOffLocation: 'f',
};
const form: OrderForm = {
  revision: '',
  externalId: '',
  currency: 'EUR',
  propertyId: 'kalypso',
  paymentPolicy: 'PREPAYMENT_100',
  reservationId: '',
  internalNote: '',
  messageToCustomer: '',
  looseRate: { appliedRate: null, lengthOfStay: null },
  positions: [stay],
  customer: {
    firstName: ' Maria ',
    lastName: 'Papadopoulou',
    email: 'maria@outlook.gr',
    phone: '',
    language: 'el',
    country: 'GR',
    companyName: '',
  },
};
const refused = (changed: Partial<OrderForm>) => wrongFields({ ...form, ...changed });
const named = (firstName: string) => refused({ customer: { ...form.customer, firstName } });

describe('an order in its form', () => {
  it('lets the type of a position follow the property until something is typed', () => {
    const empty = emptyPosition('YACHT');
    expect(isUntouched(empty)).toBe(true);
    expect(isUntouched({ ...empty, name: 'x' })).toBe(false);
    expect(isUntouched({ ...empty, days: { from: '2027-03-27', to: '' } })).toBe(false);
  });

  // Specification 1.1, 3.11-3.15
  it('becomes what the contract takes, for every type of position', () => {
    expect(refused({})).toEqual({});
    expect(toDraft(form).customer.firstName).toBe('Maria');
    expect(toDraft(form)).not.toHaveProperty('externalId');
    for (const type of ['FLIGHT', 'YACHT', 'CAR', 'OTHER'] as const)
      expect(refused({ positions: [{ ...emptyPosition(type), ...words }] })).toEqual({});
  });

  it('tells a one-way flight from a return on the same day', () => {
    const days = { from: '2027-03-27', to: '2027-03-27' };
    const flight = { ...emptyPosition('FLIGHT'), ...words, days };
    const oneWay = { ...flight, trip: 'ONE_WAY' as const };
    const draft = toDraft({ ...form, externalId: 'A-1', positions: [flight, oneWay] });
    expect(draft.positions).toMatchObject([{ returnDate: '2027-03-27' }, { returnDate: null }]);
    expect(toOrderForm({ ...draft, revision: 'r' } as Order).positions).toMatchObject([
      { trip: 'RETURN', days },
      { trip: 'ONE_WAY', days: { from: '2027-03-27', to: '' } },
    ]);
    const open = { ...days, to: '' };
    expect(refused({ positions: [{ ...oneWay, days: open }] })).toEqual({});
    expect(refused({ positions: [{ ...flight, days: open }] })).toEqual({ 'positions.0.days': 'required' });
    // A return typed before it became one way has no say.
    expect(samePosition(oneWay, { ...oneWay, days: { ...days, to: '2027-03-01' } })).toBe(true);
    expect(samePosition(oneWay, flight)).toBe(false);
    expect(refused({ positions: [{ ...oneWay, days: { ...days, to: '2027-03-01' } }] })).toEqual({});
  });

  it('keeps the rate of the first position that has one, and where each stay is', () => {
    const other = { ...emptyPosition('OTHER'), name: 'Spa', amount: '50.00', rate: '9', length: '9' };
    const elsewhere = { ...stay, rate: '', length: '', propertyId: 'thalassa' };
    const draft = toDraft({ ...form, positions: [other, elsewhere, stay] });
    expect(draft).toMatchObject({ appliedRate: { amount: '200.00', period: 'PER_NIGHT' }, lengthOfStay: 3 });
    expect(draft.positions).toMatchObject([{}, { propertyId: 'thalassa' }, { propertyId: 'kalypso' }]);
  });

  it('is the same order again after it was read', () => {
    for (const type of ['ACCOMMODATION', 'FLIGHT', 'YACHT', 'CAR', 'OTHER'] as const) {
      const position = { ...emptyPosition(type), ...words, rate: '', length: '' };
      const draft = toDraft({ ...form, externalId: 'A-1', positions: [position, stay] });
      const order = { ...draft, revision: 'r' } as Order;
      const read = toOrderForm(order);
      expect(toDraft(read)).toEqual(draft);
      expect(sameOrder(read, toOrderForm(order))).toBe(true);
      expect(sameOrder(read, { ...read, internalNote: 'x' })).toBe(false);
      expect(sameOrder(read, { ...read, positions: read.positions.toReversed() })).toBe(false);
    }
    const loose = {
      ...toDraft({ ...form, externalId: 'A-1', positions: [{ ...emptyPosition('OTHER'), ...words }] }),
      appliedRate: { amount: '5.00', period: 'PER_HOUR' as const },
      lengthOfStay: 2,
    };
    expect(toDraft(toOrderForm({ ...loose, revision: 'r' } as Order))).toEqual(loose);
  });

  it('has its rate at the position it prices, and loses it at none', () => {
    const days = { from: '2027-03-27', to: '2027-03-29' };
    const room = { ...stay, rate: '', length: '2', amount: '300.00', days };
    const longer = { ...days, to: '2027-03-30' };
    const yacht = { ...stay, type: 'YACHT' as const, period: 'PER_DAY' as const, days: longer };
    const charter = { ...yacht, rate: '1000.00', length: '3', amount: '3000.00' };
    const read = (positions: PositionForm[]) => {
      const draft = toDraft({ ...form, externalId: 'A-1', positions });
      const again = toOrderForm({ ...draft, revision: 'r' } as Order);
      expect(toDraft(again)).toEqual(draft);
      return again;
    };
    expect(read([room, charter]).positions).toMatchObject([
      { rate: '', length: '' },
      { rate: '1000.00', length: '3', amount: '3000.00' },
    ]);
    const agreed = read([room, { ...charter, amount: '2500.00' }]);
    expect(agreed.positions).toMatchObject([{ rate: '' }, { rate: '' }]);
    // Dates that are touched count a length, and still take no rate away.
    const [first, ...others] = agreed.positions as [PositionForm, PositionForm];
    expect(toDraft({ ...agreed, positions: [{ ...first, length: '2' }, ...others] })).toMatchObject({
      appliedRate: { amount: '1000.00', period: 'PER_DAY' },
      lengthOfStay: 3,
    });
    expect(read([{ ...charter, amount: '2500.00' }]).positions).toMatchObject([
      { rate: '1000.00', length: '3', amount: '2500.00', priced: '3000.00' },
    ]);
  });

  it('sums two hundred positions exactly, in their order', () => {
    const positions = Array.from({ length: 200 }, (_, n) => ({ ...stay, name: `${n}`, amount: '0.10' }));
    expect(getTotal({ positions, currency: 'EUR' })).toEqual({ minor: 2000n, currency: 'EUR' });
    expect(toDraft({ ...form, positions }).positions.map(({ name }) => name)).toEqual(
      positions.map(({ name }) => name),
    );
    expect(getStart({ positions: [...positions].reverse() })).toBe('2027-03-27');
  });
});

describe('what is refused', () => {
  it('stands at the field of the form', () => {
    expect(refused({ positions: [{ ...stay, days: { from: '', to: '' } }] })).toEqual({
      'positions.0.days': 'required',
    });
    expect(refused({ positions: [{ ...stay, days: { from: '2027-03-30', to: '2027-03-27' } }] })).toEqual({
      'positions.0.days': 'dateOrder',
    });
    expect(refused({ positions: [{ ...stay, people: '' }] })).toEqual({ 'positions.0.people': 'required' });
    expect(refused({ positions: [{ ...stay, amount: '0.00' }] })).toEqual({
      'positions.0.amount': 'amountPositive',
    });
    expect(refused({ positions: [{ ...stay, amount: '' }] })).toEqual({ 'positions.0.amount': 'required' });
    expect(refused({ positions: [] })).toEqual({ positions: 'positions' });
    expect(refused({ propertyId: '' })).toHaveProperty('propertyId');
    expect(refused({ internalNote: 'x'.repeat(10_000) })).toHaveProperty('internalNote');
    expect(refused({ internalNote: '<script>alert(1)</script>' })).toEqual({});
    expect(formPath('appliedRate.amount', [{ ...stay, rate: '', length: '' }, stay])).toBe(
      'positions.1.rate',
    );
  });

  it('of one field as it is typed is what the whole order has against it', () => {
    const wrong = { ...stay, name: '', rate: '0', length: '0', amount: '1.005', people: '' };
    const positions = [stay, wrong, { ...emptyPosition('CAR'), rate: '5.00' }];
    const whole = { ...form, propertyId: '', positions };
    const all = wrongFields(whole);
    const fields = ['propertyId', 'customer.firstName', 'currency', 'positions'];
    const ofPositions = positions.flatMap((position, place) =>
      Object.keys(position).map((name) => `positions.${place}.${name}`),
    );
    for (const field of [...fields, ...ofPositions])
      expect([field, wrongAround(field, whole)[field]]).toEqual([field, all[field]]);
    expect(Object.keys(all)).toContain('positions.1.amount');
  });

  it('of names is what has other letters than Latin ones', () => {
    for (const name of ['Иван', 'Ivаn']) expect(named(name)).toEqual({ 'customer.firstName': 'latinName' });
    for (const name of ["O'Neil-Smith", 'O’Neil', 'Élodie', 'Løvås']) expect(named(name)).toEqual({});
    expect(named('Anna; Maria')).toEqual({ 'customer.firstName': 'nameSign?sign=%3B' });
  });

  it('of amounts is what their currency cannot hold', () => {
    const paid = (currency: string, amount: string) =>
      refused({ currency, positions: [{ ...stay, rate: '', amount }] });
    expect(paid('JPY', '12000')).toEqual({});
    expect(paid('JPY', '10.25')).toEqual({ 'positions.0.amount': 'amount' });
    expect(paid('BHD', '10.25')).toEqual({});
    expect('value' in check(OrderDraft, toDraft(form), 'body')).toBe(true);
  });
});

describe('a position that its property does not sell', () => {
  const [hotel, ...others] = environment.properties.filter(
    ({ positionType }) => positionType === 'ACCOMMODATION',
  );
  const cars = environment.properties.find(({ positionType }) => positionType === 'CAR');
  const at = (propertyId = '', positions: PositionForm[] = [stay]) => ({ ...form, propertyId, positions });
  const car = emptyPosition('CAR');

  it('is told at the property that would have to sell it', () => {
    expect(wrongSales(at(hotel?.id), environment)).toEqual({});
    expect(wrongSales(at(hotel?.id, [stay, car]), environment)).toEqual({ propertyId: 'notSold' });
    expect(wrongSales(at(cars?.id), environment)).toEqual({ propertyId: 'notSold' });
    const elsewhere = { ...stay, propertyId: cars?.id ?? '' };
    expect(wrongSales(at(hotel?.id, [stay, elsewhere]), environment)).toEqual({
      'positions.1.propertyId': 'notSold',
    });
  });

  it('may stay in an order that has it', () => {
    const before = at(hotel?.id, [car]);
    expect(wrongSales(before, { ...environment, before })).toEqual({});
    expect(wrongSales({ ...before, propertyId: others[0]?.id ?? '' }, { ...environment, before })).toEqual({
      propertyId: 'notSold',
    });
  });
});

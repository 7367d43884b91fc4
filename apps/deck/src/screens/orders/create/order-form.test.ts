import { check } from '@deck/api';
import { OrderDraft } from '@deck/api/contract/orders';
import { describe, expect, it } from 'vitest';
import {
  amountOfStay,
  emptyPosition,
  formPath,
  isUntouched,
  nightsOf,
  type OrderForm,
  toDraft,
  totalOf,
} from './order-form.ts';

const stay = {
  ...emptyPosition('ACCOMMODATION'),
  name: 'Deluxe Sea View',
  rate: '200.00',
  amount: '600.00',
  days: { from: '2027-03-27', to: '2027-03-30' },
  people: '2',
};
const form: OrderForm = {
  externalId: '',
  currency: 'EUR',
  propertyId: 'kalypso',
  paymentPolicy: 'PREPAYMENT_100',
  reservationId: '',
  internalNote: '',
  messageToCustomer: '',
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
const refused = (changed: Partial<OrderForm>) => {
  const checked = check(OrderDraft, toDraft({ ...form, ...changed }), 'body');
  if ('value' in checked) return {};
  return Object.fromEntries(Object.entries(checked.fields).map(([path, key]) => [formPath(path), key]));
};

describe('a new order', () => {
  it('lets the type of a position follow the property until something is typed', () => {
    const empty = emptyPosition('YACHT');
    expect(isUntouched(empty)).toBe(true);
    expect(isUntouched({ ...empty, name: 'x' })).toBe(false);
    expect(isUntouched({ ...empty, days: { from: '2027-03-27', to: '' } })).toBe(false);
  });

  it('becomes what the contract takes, for every type of position', () => {
    expect(refused({})).toEqual({});
    expect(toDraft(form).customer.firstName).toBe('Maria');
    expect(toDraft(form)).not.toHaveProperty('externalId');
    const days = { from: '2027-03-27', to: '2027-03-30' };
    const other = { name: 'x', amount: '1.00', days, people: '3' };
    const words = {
      aircraft: 'a',
      departurePoint: 'b',
      destination: 'c',
      model: 'd',
      pickUpLocation: 'e',
      dropOffLocation: 'f',
    };
    for (const type of ['FLIGHT', 'YACHT', 'CAR', 'OTHER'] as const)
      expect(refused({ positions: [{ ...emptyPosition(type), ...other, ...words }] })).toEqual({});
  });

  it('counts nights across a change of clocks, and multiplies the rate by them', () => {
    expect(nightsOf(stay)).toBe(3);
    expect(amountOfStay(stay, 'EUR')).toBe('600.00');
    expect(amountOfStay({ ...stay, rate: '0.10' }, 'EUR')).toBe('0.30');
    expect(amountOfStay({ ...stay, rate: '' }, 'EUR')).toBeUndefined();
    expect(amountOfStay({ ...stay, days: { from: '2027-03-27', to: '2027-03-27' } }, 'EUR')).toBeUndefined();
  });

  it('sums its positions exactly', () => {
    const positions = ['0.10', '0.20', ''].map((amount) => ({ ...stay, amount }));
    expect(totalOf({ positions, currency: 'EUR' })).toEqual({ minor: 30n, currency: 'EUR' });
  });

  it('shows what is refused at the field that stands for it', () => {
    expect(refused({ positions: [{ ...stay, days: { from: '', to: '' } }] })).toEqual({
      'positions.0.days': 'required',
    });
    expect(refused({ positions: [{ ...stay, days: { from: '2027-03-30', to: '2027-03-27' } }] })).toEqual({
      'positions.0.days': 'dateOrder',
    });
    expect(refused({ positions: [{ ...stay, people: '' }] })).toEqual({ 'positions.0.people': 'tooSmall' });
    expect(refused({ positions: [{ ...stay, amount: '0.00' }] })).toEqual({
      'positions.0.amount': 'amountPositive',
    });
    expect(refused({ positions: [{ ...stay, amount: '' }] })).toEqual({ 'positions.0.amount': 'required' });
    expect(refused({ positions: [] })).toEqual({ positions: 'positions' });
    expect(refused({ propertyId: '' })).toHaveProperty('propertyId');
    expect(refused({ customer: { ...form.customer, firstName: 'Иван' } })).toEqual({
      'customer.firstName': 'latinName',
    });
  });
});

import { describe, expect, it } from 'vitest';
import type { OrderForm } from '../shared/form/order-form.ts';
import { emptyPosition } from '../shared/position-form.ts';
import { firstChoice, getDifferences, merged, type Side, type Versions } from './merge.ts';

const position = (name: string) => ({ ...emptyPosition('OTHER'), name, amount: '10.00' });
const base: OrderForm = {
  revision: 'one',
  externalId: 'A-1',
  currency: 'EUR',
  propertyId: 'p',
  paymentPolicy: 'OTHER',
  reservationId: '',
  internalNote: '',
  messageToCustomer: '',
  looseRate: { appliedRate: null, lengthOfStay: null },
  positions: [position('Spa')],
  customer: {
    firstName: 'Maria',
    lastName: 'Papadopoulou',
    email: '',
    phone: '',
    language: 'el',
    country: 'GR',
    companyName: '',
  },
};
const getTheirs = (changes: Partial<OrderForm>): OrderForm => ({ ...base, revision: 'two', ...changes });
const asked = (versions: Versions) =>
  getDifferences(versions).map((each) => [each.id, firstChoice(versions, each)]);
const take = (versions: Versions, side: Side) => merged(versions, getDifferences(versions), () => side);

describe('an order that was edited in two places', () => {
  it('asks for what both changed, offers theirs where only they did, and keeps mine without a question', () => {
    const versions = {
      base,
      theirs: getTheirs({ internalNote: 'theirs', reservationId: 'R-1', externalId: 'B' }),
      mine: { ...base, internalNote: 'mine', messageToCustomer: 'hello', externalId: 'B' },
    };
    expect(asked(versions)).toEqual([
      ['reservationId', 'theirs'],
      ['internalNote', 'mine'],
    ]);
    expect(take(versions, 'mine')).toMatchObject({
      revision: 'two',
      internalNote: 'mine',
      reservationId: '',
    });
    expect(take(versions, 'theirs')).toMatchObject({
      internalNote: 'theirs',
      reservationId: 'R-1',
      messageToCustomer: 'hello',
      externalId: 'B',
    });
  });

  it('asks by position, whatever its key, and takes what was added or removed', () => {
    const [spa] = base.positions;
    const theirs = getTheirs({ positions: [position('Spa'), position('Boat')] });
    const versions = { base, theirs, mine: { ...base, positions: [position('Sauna')] } };
    expect(asked(versions)).toEqual([['position-1', 'theirs']]);
    expect(take(versions, 'theirs').positions.map(({ name }) => name)).toEqual(['Sauna', 'Boat']);
    expect(take(versions, 'mine').positions.map(({ name }) => name)).toEqual(['Sauna']);
    const removed = { base: { ...base, positions: [position('Spa'), position('Boat')] }, theirs: base };
    const both = { ...removed, mine: removed.base };
    expect(asked(both)).toEqual([['position-1', 'theirs']]);
    expect(take(both, 'theirs').positions.map(({ name }) => name)).toEqual([spa?.name]);
  });

  it('asks for the customer field by field', () => {
    const customer = { ...base.customer, email: 'a@b.gr', phone: '+30 1234567' };
    const versions = {
      base,
      theirs: getTheirs({ customer }),
      mine: { ...base, customer: { ...base.customer, email: 'c@d.gr' } },
    };
    expect(asked(versions)).toEqual([
      ['customer-email', 'mine'],
      ['customer-phone', 'theirs'],
    ]);
    expect(take(versions, 'theirs').customer).toEqual(customer);
    expect(base.customer.email).toBe('');
  });

  it('asks for all that differs when nobody knows what one began with', () => {
    const versions = { base: undefined, theirs: getTheirs({}), mine: { ...base, internalNote: 'mine' } };
    expect(asked(versions)).toEqual([['internalNote', 'mine']]);
  });

  it('asks for a rate that a colleague has changed, and takes it with its length', () => {
    const rate = { appliedRate: { amount: '200.00', period: 'PER_NIGHT' as const }, lengthOfStay: 3 };
    const versions = {
      base,
      theirs: getTheirs({ looseRate: rate }),
      mine: { ...base, internalNote: 'mine' },
    };
    expect(asked(versions)).toEqual([['looseRate', 'theirs']]);
    expect(take(versions, 'theirs').looseRate).toEqual(rate);
    expect(take(versions, 'mine').looseRate).toEqual(base.looseRate);
  });

  it('asks for any field that a colleague alone has changed, and takes it', () => {
    const { revision: _, positions: __, customer, ...whole } = base;
    const changes: Partial<OrderForm>[] = [
      ...Object.keys(whole).map((field) =>
        field === 'looseRate' ? { looseRate: { appliedRate: null, lengthOfStay: 2 } } : { [field]: 'theirs' },
      ),
      ...Object.keys(customer).map((field) => ({ customer: { ...customer, [field]: 'theirs' } })),
      { positions: [position('Boat')] },
    ];
    for (const change of changes) {
      const versions = { base, theirs: getTheirs(change), mine: base };
      expect(asked(versions), JSON.stringify(change)).toHaveLength(1);
      expect(take(versions, 'theirs')).toMatchObject(
        'positions' in change ? { positions: [{ name: 'Boat' }] } : change,
      );
    }
  });
});

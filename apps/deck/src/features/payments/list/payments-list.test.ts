import { describe, expect, it } from 'vitest';
import { menu } from '../../../app/menu.ts';
import { paymentList } from './payments-list.ts';

describe('the filter of an address', () => {
  it.each([
    ['', {}],
    ['view=links', { view: 'LINKS' }],
    ['view=vpos&q=%20ada%20', { view: 'VPOS', search: 'ada' }],
    ['view=cms&status=CHARGED&status=nonsense', { view: 'CMS', statuses: ['CHARGED'] }],
    ['view=LINKS', {}],
    ['view=nonsense', {}],
    [
      'type=PAYMENT_VPOS&method=VISA&scheme=AUTH',
      { types: ['PAYMENT_VPOS'], methods: ['VISA'], schemes: ['AUTH'] },
    ],
    ['created-by=Eleni%20Markou&property=p1', { createdBy: ['Eleni Markou'], propertyIds: ['p1'] }],
    ['from=2026-11-01&to=', { createdFrom: '2026-11-01' }],
    ['currency=EUR&amount-to=9.50', { currencies: ['EUR'], amountTo: '9.50' }],
    ['waiting=capture', { awaitingCapture: true }],
    ['waiting=expiring-18', { expiringWithinHours: 18 }],
    ['waiting=expiring-24', {}],
    ['waiting=expiring-0', {}],
    // Amounts mean nothing without their currency, nor in one there is not.
    ['amount-from=10.00', {}],
    ['currency=eur&amount-from=10.00', {}],
    ['currency=XXX', {}],
  ])('%s', (search, filter) => {
    expect(paymentList.filterOf(new URLSearchParams(search))).toEqual(filter);
  });

  it('reads every saved filter the menu leads to', () => {
    const saved = menu.filter(({ path, search }) => path === '/payments' && search !== undefined);
    expect(saved.map(({ search }) => paymentList.filterOf(new URLSearchParams(search)).view)).toEqual([
      'LINKS',
      'VPOS',
      'CMS',
    ]);
  });
});

it('asks for no sort the server does not know', () => {
  const keyOf = (search: string) => paymentList.pages(new URLSearchParams(search)).queryKey;
  expect(keyOf('sort=nonsense,asc')).toEqual(keyOf(''));
  expect(keyOf('sort=amount,asc')).not.toEqual(keyOf(''));
});

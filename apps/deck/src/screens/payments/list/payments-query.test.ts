import { describe, expect, it } from 'vitest';
import { menu } from '../../../routes.ts';
import { filterOf } from './payments-query.ts';

describe('the filter of an address', () => {
  it.each([
    ['', {}],
    ['view=links', { view: 'LINKS' }],
    ['view=vpos&q=%20ada%20', { view: 'VPOS', search: 'ada' }],
    ['view=cms&status=CHARGED&status=nonsense', { view: 'CMS', statuses: ['CHARGED'] }],
    ['view=LINKS', {}],
    ['view=nonsense', {}],
  ])('%s', (search, filter) => {
    expect(filterOf(new URLSearchParams(search))).toEqual(filter);
  });

  it('reads every saved filter the menu leads to', () => {
    const saved = menu.filter(({ path, search }) => path === '/payments' && search !== undefined);
    expect(saved.map(({ search }) => filterOf(new URLSearchParams(search)).view)).toEqual([
      'LINKS',
      'VPOS',
      'CMS',
    ]);
  });
});

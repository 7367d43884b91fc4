import { expect, it } from 'vitest';
import { getPlaces } from './places.ts';

const allow = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, { access: true, isAction: false, isMenuItem: true }]));
const paths = (places: readonly { readonly path: string }[]) => places.map(({ path }) => path);

it('offers what somebody may open by its name, and nothing else', () => {
  const places = getPlaces(allow('ORDERS_LIST_VIEW', 'ORDER_INSTANCE_CREATE', 'ORDER_INSTANCE_VIEW'));
  expect(paths(places.screens)).toEqual(['/orders', '/profile', '/profile/edit']);
  expect(paths(places.acts)).toEqual(expect.arrayContaining(['/orders/create', '/orders/fast-payment']));
  expect(paths(places.acts)).not.toContain('/orders/split-payment');
  expect(places.filters).toEqual([]);
});

it('knows the saved filters of the menu, each settings tab, and no second name of a screen', () => {
  const places = getPlaces(allow('ALL_PAYMENTS_LIST_VIEW', 'SETTINGS_VIEW'));
  expect(paths(places.filters)).toEqual([
    '/payments?view=links',
    '/payments?view=vpos',
    '/payments?view=cms',
  ]);
  expect(paths(places.screens)).toContain('/settings/rates');
  expect(paths(places.screens)).not.toContain('/settings');
  expect(paths(places.screens)).not.toContain('/settings/integration');
});

it('leaves out what is no place to go to', () => {
  const all = getPlaces(new Proxy({}, { get: () => ({ access: true, isAction: true, isMenuItem: true }) }));
  for (const path of paths([...all.acts, ...all.screens]))
    expect(path).not.toMatch(/[{}*]|login|40[34]|home/);
});

import { assignableRights, featureKeys } from '@deck/api/vocabulary';
import { describe, expect, it } from 'vitest';
import type { PermissionMap } from '../../platform/session/permission-map.ts';
import type { MenuEntry } from '../menu.ts';
import { getMenu, type MenuPart, type MenuPlace } from './menu-places.ts';

const allow = (names: readonly string[], isMenuItem = true): PermissionMap =>
  Object.fromEntries(names.map((name) => [name, { access: true, isAction: false, isMenuItem }]));
const everything = allow([...featureKeys, ...assignableRights]);

const getPlaces = (parts: readonly MenuPart[]): readonly MenuPlace[] =>
  parts.flatMap((part) => ('group' in part ? part.places : [part]));
const currentAt = (pathname: string, search = '', entries?: readonly MenuEntry[]) =>
  getPlaces(getMenu(everything, { pathname, search }, entries))
    .filter(({ current }) => current)
    .map(({ label }) => label);

describe('the menu', () => {
  // Specification 2.34
  it('groups payments and company settings, in the order of the table', () => {
    const words = getMenu(everything, { pathname: '/', search: '' }).map((part) =>
      'group' in part ? part.group : part.label,
    );
    expect(words).toEqual(['home', 'orders', 'payments', 'day', 'settings']);
  });

  // Specification 2.31, 6.11
  it('offers nothing without the right, or without the flag of the menu', () => {
    expect(getMenu({}, { pathname: '/', search: '' })).toEqual([]);
    expect(getMenu(allow(featureKeys, false), { pathname: '/', search: '' })).toEqual([]);
  });

  it('drops a word that has nothing left to open', () => {
    const parts = getMenu(allow(['ORDERS_LIST_VIEW']), { pathname: '/', search: '' });
    expect(parts).toEqual([{ label: 'orders', href: '/orders', current: false }]);
  });

  it.each([
    ['/', '', ['home']],
    ['/orders/1/2', '', ['orders']],
    ['/payments', '', ['allPayments']],
    ['/payments', '?view=links&status=CHARGED', ['paymentLinks']],
    ['/payments', '?view=cms', ['viaCms']],
    ['/payments', '?view=nonsense', ['allPayments']],
    ['/users/42', '?tab=security', ['users']],
    ['/usersque', '', []],
    ['/profile', '', []],
  ])('marks one place at most: %s%s', (pathname, search, expected) => {
    expect(currentAt(pathname, search)).toEqual(expected);
  });

  it('marks what covers a page that has no place of its own', () => {
    const entries: readonly MenuEntry[] = [
      { path: '/settings/general', covers: '/settings', label: 'company', needs: 'SETTINGS_VIEW' },
      { path: '/settings/integration', label: 'integration', needs: 'SETTINGS_VIEW' },
    ];
    expect(currentAt('/settings/rates', '', entries)).toEqual(['company']);
    expect(currentAt('/settings/general', '', entries)).toEqual(['company']);
    expect(currentAt('/settings/integration', '', entries)).toEqual(['integration']);
  });
});

import { describe, expect, it } from 'vitest';
import { opensPalette, type Press } from './palette-keys.ts';
import type { PaletteGroup } from './palette-props.ts';
import { getResults, stepped } from './results.ts';

const press = (given: Partial<Press>): Press => ({
  key: 'k',
  code: 'KeyK',
  keyCode: 75,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
  defaultPrevented: false,
  ...given,
});

describe('the keys of the palette', () => {
  it.each([
    ['Ctrl+K', { ctrlKey: true }, false, true],
    ['Ctrl+K with Caps Lock', { ctrlKey: true, key: 'K' }, false, true],
    ['Ctrl+К on a Cyrillic keyboard', { ctrlKey: true, key: 'л' }, false, true],
    ['Ctrl+Κ on a Greek keyboard', { ctrlKey: true, key: 'κ' }, false, true],
    ['Ctrl+K of a Dvorak keyboard, elsewhere', { ctrlKey: true, code: 'KeyV' }, false, true],
    ['Ctrl+T of a Dvorak keyboard, in its place', { ctrlKey: true, key: 't' }, false, false],
    ['Cmd+K on a Mac', { metaKey: true }, true, true],
    ['Ctrl+K on a Mac, which deletes a line', { ctrlKey: true }, true, false],
    ['Win+K', { metaKey: true }, false, false],
    ['K alone', {}, false, false],
    ['Ctrl+Shift+K', { ctrlKey: true, shiftKey: true }, false, false],
    ['AltGr+K', { ctrlKey: true, altKey: true }, false, false],
    ['while a word is composed', { ctrlKey: true, isComposing: true }, false, false],
    ['while a word is composed in Safari', { ctrlKey: true, keyCode: 229 }, false, false],
    ['when somebody took it: an editor its link', { ctrlKey: true, defaultPrevented: true }, false, false],
  ])('%s', (_, given, mac, opens) => {
    expect(opensPalette(press(given), mac)).toBe(opens);
  });
});

describe("the palette's results", () => {
  const screens: PaletteGroup = {
    kind: 'known',
    id: 'screens',
    label: 'Screens',
    items: [
      { id: 'home', label: 'Home' },
      { id: 'orders', label: 'Orders', keywords: 'bookings' },
    ],
  };
  const orders = {
    kind: 'searched',
    id: 'orders',
    label: 'Orders',
    items: [{ id: '1', label: 'KLB-1' }],
  } as const;
  const recent = [{ id: '9', label: 'KLB-9' }];
  const shown = (groups: readonly PaletteGroup[], query: string) =>
    getResults({ groups, recent, recentLabel: 'Recent', query }).map(
      ({ label, items }) => `${label}: ${items.map((item) => item.label).join(', ')}`,
    );

  it('are recent choices and all known items before anything is typed', () => {
    expect(shown([screens, orders], '')).toEqual(['Recent: KLB-9', 'Screens: Home, Orders']);
  });

  it("filter known items, and keep a server's answer as it is", () => {
    expect(shown([screens, orders], 'book')).toEqual(['Screens: Orders', 'Orders: KLB-1']);
  });

  it('never contain an answer to another search', () => {
    expect(shown([{ ...orders, loading: true }], 'x')).toEqual([]);
    expect(shown([{ ...orders, failed: true }], 'x')).toEqual([]);
  });

  it('wrap around', () => {
    expect([stepped(0, -1, 3), stepped(2, 1, 3), stepped(-1, 1, 3), stepped(0, 1, 0)]).toEqual([2, 0, 0, -1]);
  });
});

import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inRoot } from './lib/paths.mjs';
import { PLACES } from './lib/places.mjs';
import { addScreen } from './lib/screen/new-screen.mjs';

const { api, deck } = PLACES;
const wanted = {
  name: 'waiting-list',
  path: '/waitlist',
  right: 'ORDERS_LIST_VIEW',
  call: 'properties.list',
  part: 'orders',
  isInMenu: false,
};

let root: string;
const read = (path: string) => readFileSync(join(root, path), 'utf8');

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'deck-screen-'));
  const files = [
    ...Object.values(deck.routes),
    deck.menu,
    deck.menuIcons,
    `${api.contract}/client-manifest.ts`,
  ];
  for (const path of [deck.words, deck.journeys, ...files])
    cpSync(inRoot(path), join(root, path), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('a screen gets its files, its route and its words in every language', () => {
  const files = addScreen(root, wanted);
  expect(read(`${deck.screens}/waiting-list/waiting-list-data.ts`)).toContain('query(api.properties.list)');
  expect(read(`${deck.screens}/waiting-list/waiting-list-screen.tsx`)).toContain(
    "t('app:title.waitingList')",
  );
  expect(read(deck.routes.orders)).toMatch(
    /path: '\/waitlist',\n {4}title: 'waitingList',[\s\S]*feature: 'ORDERS_LIST_VIEW',[\s\S]*\n\] as const/,
  );
  expect(read(deck.catalogue)).toContain('waitingList: typeof waitingList;');
  for (const language of ['en', 'ru', 'el']) {
    expect(files).toContain(`${deck.words}/${language}/waitingList.ts`);
    expect(read(`${deck.words}/${language}/app.ts`)).toContain("waitingList: 'Waiting list',\n  },");
  }
  expect(files).not.toContain(deck.menu);
});

test('its story and its journey fail, and say what to do', () => {
  const files = addScreen(root, wanted);
  expect(read(`${deck.stories}/waiting-list.stories.tsx`)).toMatch(
    /Full = waitingList\(\{ expected: 'Waiting list promises nothing yet: [\s\S]*Loading [\s\S]*Failed [\s\S]*Forbidden /,
  );
  const journey = files.find((file) => file.endsWith('-waiting-list.spec.ts')) ?? '';
  expect(read(journey)).toMatch(/throw new Error\('Waiting list has no journey yet: /);
  expect(JSON.parse(read(deck.visits))[journey.split('/').at(-1) ?? '']).toEqual({
    seconds: 5,
    routes: ['/', '/login', '/waitlist'],
    areas: ['properties', 'session', 'users'],
  });
});

test('its entry in the menu has a label in every language and an icon', () => {
  addScreen(root, { ...wanted, isInMenu: true });
  expect(read(deck.menu)).toContain(
    "{ path: '/waitlist', label: 'waitingList', needs: 'ORDERS_LIST_VIEW' },",
  );
  expect(read(deck.menu)).toContain("| 'waitingList'");
  expect(read(deck.menuIcons)).toMatch(/import \{ List,[\s\S]*waitingList: List,/);
  expect(read(`${deck.words}/el/app.ts`).split("waitingList: 'Waiting list',")).toHaveLength(3);
});

test.each([
  [{ name: 'WaitList' }, "'WaitList' is no name for a screen"],
  [{ name: '../x' }, "'../x' is no name for a screen"],
  [{ name: 'orders' }, 'There is a screen or a catalogue called orders already'],
  [{ path: 'waitlist' }, "'waitlist' is no path for a new screen"],
  [{ path: '/waitlist/{id}' }, 'One with parameters begins as a copy of another.'],
  [{ right: 'EVERYTHING' }, "'EVERYTHING' is no right."],
  [{ call: 'properties.paint' }, 'The contract has no call properties.paint'],
  [{ call: 'waitlist.list' }, 'The contract has no call waitlist.list'],
  [{ part: 'garden' }, "'garden' has no table of routes: say one of orders, company."],
])('%j is refused in one sentence, and nothing is made', (wrong, sentence) => {
  const before = read(deck.routes.orders);
  expect(() => addScreen(root, { ...wanted, ...wrong })).toThrow(sentence);
  expect(read(deck.routes.orders)).toBe(before);
});

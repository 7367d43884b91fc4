import type { Environment, Profile } from '@deck/api/contract/people';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseLanguage } from '../i18n/languages.ts';
import { rememberedPerson } from './first-answers.ts';
import { getNews } from './other-tabs.ts';
import { sessionStore } from './session-store.ts';

const profile = { id: 'u1', locale: 'el' } as Profile;
const environment = { context: { userId: 'u1', businessProfileId: 'd1', role: 'OWNER' } } as Environment;
let entries: Map<string, string>;

afterEach(() => vi.unstubAllGlobals());

beforeEach(() => {
  entries = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  });
  sessionStore.clear();
});

/** What anyone may have written there. */
const broken = [
  '{',
  '',
  'null',
  '5',
  '"x"',
  '[]',
  '{"locale":"xx"}',
  '{"locale":{}}',
  '{"locale":null}',
  'undefined',
];

describe('what is stored of a session', () => {
  it.each(broken)('may be broken: %s', (text) => {
    for (const key of ['PROFILE', 'ENV', 'PERMISSIONS', 'PERMISSIONS_MAP']) entries.set(key, text);
    expect(chooseLanguage(rememberedPerson().locale, 'ru-RU')).toBe('ru');
    // The server is asked who this is; nothing of it is believed.
    expect(sessionStore.isRemembered()).toBe(true);
    expect(sessionStore.get()).toBeUndefined();
    expect(sessionStore.storedIdentity()).toBe('unknown');
  });

  it.each(broken)('may be broken while someone is at work: %s', (text) => {
    sessionStore.set(profile, environment, []);
    for (const key of ['PROFILE', 'ENV']) entries.set(key, text);
    expect(sessionStore.storedIdentity()).toBe('unknown');
  });

  it('may be denied', () => {
    vi.stubGlobal('localStorage', undefined);
    sessionStore.set(profile, environment, []);
    expect(sessionStore.get()?.profile).toBe(profile);
    // The server is asked: it alone can say.
    expect(sessionStore.isRemembered()).toBe(true);
    expect(rememberedPerson().locale).toBeUndefined();
    expect(sessionStore.storedIdentity()).toBe('unknown');
    expect(() => sessionStore.clear()).not.toThrow();
  });

  it('may find no room: then the server is asked, until someone signs in where there is', () => {
    const setItem = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    sessionStore.set(profile, environment, []);
    expect(sessionStore.get()?.profile).toBe(profile);
    expect(entries.size).toBe(0);
    expect(sessionStore.isRemembered()).toBe(true);
    expect(sessionStore.storedIdentity()).toBe('unknown');
    setItem.mockRestore();
    sessionStore.clear();
    expect(sessionStore.isRemembered()).toBe(false);
    expect(entries.size).toBe(0);
  });

  // Specification 4.47
  it('is cleared by signing out: exactly context, environment, permissions, profile and the lists', () => {
    for (const key of [
      'ORDERS_SORT',
      'ORDERS_PARAMS',
      'PAYMENTS_PARAMS',
      'PAYMENTS_SORT',
      'APPEARANCE',
      'OTHERS',
    ])
      entries.set(key, '"kept"');
    sessionStore.set(profile, environment, []);
    expect([...entries.keys()]).toEqual(
      expect.arrayContaining(['PROFILE', 'ENV', 'PERMISSIONS', 'PERMISSIONS_MAP']),
    );
    sessionStore.clear();
    expect([...entries.keys()]).toEqual(['APPEARANCE', 'OTHERS']);
    expect([sessionStore.get(), sessionStore.division(), sessionStore.identity()]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('stays when this tab alone is left', () => {
    sessionStore.set(profile, environment, []);
    sessionStore.leave();
    expect(sessionStore.get()).toBeUndefined();
    expect(entries.has('PROFILE')).toBe(true);
  });
});

describe('what another tab has overtaken', () => {
  it.each(['leave', 'clear'] as const)('may write again once somebody signs in here after %s', (forget) => {
    sessionStore.set(profile, environment, []);
    sessionStore.outdate();
    sessionStore.set(profile, environment, []);
    expect(sessionStore.isOutdated()).toBe(true);
    sessionStore[forget]();
    sessionStore.set(profile, environment, []);
    expect(sessionStore.isOutdated()).toBe(false);
  });
});

describe('the news of other tabs', () => {
  const here = { userId: 'u1', businessProfileId: 'd1' };
  it.each([
    [here, undefined],
    ['unknown', undefined],
    ['nobody', 'gone'],
    [{ ...here, businessProfileId: 'd2' }, 'divisionChanged'],
    [{ ...here, userId: 'u2' }, 'personChanged'],
    [{ userId: 'u2', businessProfileId: 'd2' }, 'personChanged'],
  ] as const)('%o is %s', (there, news) => expect(getNews(here, there)).toBe(news));
});

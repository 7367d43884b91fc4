import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const DATABASE_URL = 'postgres://deck@localhost/deck';

test('what is not said has its default', () => {
  expect(readConfig({ DATABASE_URL })).toEqual({
    port: 4000,
    databaseUrl: DATABASE_URL,
    publicUrl: 'http://localhost:4000',
    brand: 'meridian',
    environment: 'dev',
    deckFolder: undefined,
    pagesFolder: undefined,
  });
  expect(readConfig({ DATABASE_URL, PORT: '4100' }).publicUrl).toBe('http://localhost:4100');
});

test('what is said counts', () => {
  const env = {
    DATABASE_URL,
    PORT: '4001',
    PUBLIC_ORIGIN: 'https://pay.example.org/',
    BRAND: 'solera',
    DECK_ENVIRONMENT: 'prod',
    DECK_DIST: '/srv/deck',
    PAGES_DIST: '/srv/pages',
  };
  expect(readConfig(env)).toMatchObject({
    port: 4001,
    publicUrl: 'https://pay.example.org',
    brand: 'solera',
    environment: 'prod',
    deckFolder: '/srv/deck',
    pagesFolder: '/srv/pages',
  });
});

test.each([
  [{}, 'DATABASE_URL is not set'],
  [{ DATABASE_URL, PORT: '0' }, 'PORT=0 is not a port'],
  [{ DATABASE_URL, PORT: '70000' }, 'PORT=70000 is not a port'],
  [{ DATABASE_URL, PORT: 'http' }, 'PORT=http is not a port'],
  [{ DATABASE_URL, DECK_ENVIRONMENT: 'test' }, 'choose one of prod, stg, qa, dev'],
  [{ DATABASE_URL, PUBLIC_ORIGIN: 'localhost:4000' }, 'PUBLIC_ORIGIN=localhost:4000 is not an address'],
])('%j is refused in a sentence', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence);
});

import { expect, test } from 'vitest';
import { getRounds, keepBusy, zones } from './lib/soak.mjs';

const titles = (parts: readonly string[], often?: string) =>
  getRounds(parts, often)?.map(({ title }) => title);

test('by default six zones, twenty rounds without a browser, five of stories and of journeys', () => {
  const all = titles([]) ?? [];
  expect(all.slice(0, 6)).toEqual(zones);
  expect(all.slice(6)).toHaveLength(30);
  expect([all[6], all.at(-1)]).toEqual(['unit and contract 1 of 20', 'journeys 5 of 5']);
});

test('parts and each zone run as often as requested', () => {
  expect(titles(['journeys', 'unit'], '2')).toEqual([
    'unit and contract 1 of 2',
    'unit and contract 2 of 2',
    'journeys 1 of 2',
    'journeys 2 of 2',
  ]);
  expect(titles(['zones'], '3')).toHaveLength(18);
});

test('each zone is valid, and its tests run in it', () => {
  for (const round of getRounds(['zones'], undefined) ?? []) {
    expect(() => new Intl.DateTimeFormat('en', { timeZone: round.env.TZ })).not.toThrow();
    expect(round.args).toContain('packages/values');
  }
});

test.each([
  [['days'], undefined],
  [[], '0'],
  [[], '-1'],
  [[], 'often'],
  [[], '100000'],
])('%j %s is refused', (parts, often) => {
  expect(getRounds(parts, often)).toBeUndefined();
});

test('keeps the machine busy with the given number of loops until they are ended', () => {
  expect(keepBusy('many')).toBeUndefined();
  expect(keepBusy('100')).toBeUndefined();
  const rest = keepBusy('1');
  expect(rest).toBeTypeOf('function');
  rest?.();
});

import { expect, test } from 'vitest';
import { allLooks, getName, inTurn, type Look, pairwiseLooks } from './lib/looks.mjs';

const factors = ['brand', 'mode', 'locale', 'forced', 'narrow'] as const;
const brands = ['meridian', 'solera'];
const languages = ['en', 'ru', 'el'];

test('six looks contain every pair of values of different factors', () => {
  const looks = pairwiseLooks(brands, languages);
  expect(looks).toHaveLength(6);
  const values = (factor: (typeof factors)[number]) => [
    ...new Set(allLooks(brands, languages).map((look: Look) => look[factor])),
  ];
  const missing = factors.flatMap((one, index) =>
    factors.slice(index + 1).flatMap((other) =>
      values(one).flatMap((a) =>
        values(other)
          .filter((b) => !looks.some((look: Look) => look[one] === a && look[other] === b))
          .map((b) => `${one} ${a} with ${other} ${b}`),
      ),
    ),
  );
  expect(missing).toEqual([]);
});

test('each of four brands has a look', () => {
  const shown = pairwiseLooks(['aurora', 'meridian', 'solera', 'zenith'], languages).map(
    ({ brand }: Look) => brand,
  );
  expect(shown.toSorted()).toEqual(['aurora', 'aurora', 'aurora', 'meridian', 'solera', 'zenith']);
});

test('the full matrix has every look once', () => {
  const names = allLooks(brands, languages).map(getName);
  expect(names).toHaveLength(2 * 2 * 3 * 3);
  expect(new Set(names).size).toBe(names.length);
});

test('every look shows each screen once, with as many of its states as there are looks', () => {
  const states = (title: string, count: number) =>
    Array.from({ length: count }, (_, at) => ({ id: `${title}--${at}`, title, name: String(at) }));
  const turns = inTurn([...states('Sign-in', 2), ...states('Orders', 20)], pairwiseLooks(brands, languages));
  const shown = (title: string) =>
    turns.map(({ stories }) =>
      stories.flatMap((story) => (story.title === title ? [story.name] : [])).join(),
    );
  expect(shown('Sign-in')).toEqual(['0', '1', '0', '1', '0', '1']);
  expect(shown('Orders')).toEqual(['0', '3', '6', '10', '13', '16']);
});

test('a story of the desk alone is not shown in 320 px', () => {
  const chosen = { id: 'orders-chosen--all', title: 'Orders chosen', name: 'All', tags: ['desk'] };
  for (const { look, stories } of inTurn([chosen], pairwiseLooks(brands, languages)))
    expect(stories).toEqual(look.narrow ? [] : [chosen]);
});

import { expect, test } from 'vitest';
import { allLooks, inTurn, type Look, nameOf, pairwiseLooks } from './lib/looks.mjs';

const factors = ['brand', 'mode', 'locale', 'forced', 'narrow'] as const;
const brands = ['meridian', 'solera'];

test('in six looks every two values of different factors meet', () => {
  const looks = pairwiseLooks(brands);
  expect(looks).toHaveLength(6);
  const values = (factor: (typeof factors)[number]) => [
    ...new Set(allLooks(brands).map((look: Look) => look[factor])),
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

test('the whole matrix has every look once', () => {
  const names = allLooks(brands).map(nameOf);
  expect(names).toHaveLength(2 * 2 * 3 * 3);
  expect(new Set(names).size).toBe(names.length);
});

test('every screen is shown in every look, and every state of it in one', () => {
  const story = (title: string, name: string) => ({ id: `${title}--${name}`, title, name });
  const orders = ['full', 'empty', 'loading', 'failed', 'forbidden', 'narrowed', 'found'];
  const stories = [story('Sign-in', 'full'), ...orders.map((name) => story('Orders', name))];
  const looks = pairwiseLooks(brands);
  const turns = inTurn(stories, looks);
  for (const { stories: shown } of turns)
    expect(new Set(shown.map(({ title }) => title))).toEqual(new Set(['Sign-in', 'Orders']));
  expect(new Set(turns.flatMap(({ stories: shown }) => shown.map(({ id }) => id)))).toEqual(
    new Set(stories.map(({ id }) => id)),
  );
});

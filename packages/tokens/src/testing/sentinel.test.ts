import { expect, it } from 'vitest';
import { sentinelLooks } from './sentinel.ts';

it('has no duplicate colours, radii or shadows in either mode', () => {
  const own = /^--deck-(color|shadow|radius)-/;
  const values = sentinelLooks.flatMap(({ variables }, index) =>
    Object.entries(variables).filter(
      ([name]) => own.test(name) && (index === 0 || !name.includes('-radius-')),
    ),
  );
  expect(new Set(values.map(([, value]) => value)).size).toBe(values.length);
  expect(values.length).toBeGreaterThan(120);
});

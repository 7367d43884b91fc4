import { expect, it } from 'vitest';
import { pageAfter } from './pages.ts';

it('reads every row once, in few answers, no page larger or deeper than the server gives', () => {
  const asked: { page: number; size: number }[] = [];
  for (let one: ReturnType<typeof pageAfter> = { page: 0, size: 50 }; one; one = pageAfter(one)) {
    const before = asked.at(-1);
    expect(one.page * one.size).toBe(before ? (before.page + 1) * before.size : 0);
    expect(one.size).toBeLessThanOrEqual(200);
    asked.push(one);
  }
  expect(asked).toHaveLength(28);
  expect(asked.at(-1)).toEqual({ page: 25, size: 200 });
});

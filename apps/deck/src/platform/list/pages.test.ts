import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { firstPageOf, type Page, pageAfter, pagesQuery, readOn } from './pages.ts';

it('reads every row once, in few answers, no page larger or deeper than the server gives', () => {
  const asked: { page: number; size: number }[] = [];
  for (let one: ReturnType<typeof pageAfter> = { page: 0, size: 50 }; one; one = pageAfter(one)) {
    const before = asked.at(-1);
    expect(one.page * one.size).toBe(before ? (before.page + 1) * before.size : 0);
    expect(one.size).toBeLessThanOrEqual(200);
    asked.push(one);
  }
  expect(asked).toHaveLength(27);
  expect(asked.at(-1)).toEqual({ page: 24, size: 200 });
});

it('reads each part of a long list from where the one before it ends, and as many rows', () => {
  for (const part of [1, 2, 3, 200]) {
    let last = firstPageOf(part);
    expect(last.page * last.size).toBe((part - 1) * 5_000);
    for (let one: ReturnType<typeof pageAfter> = last; one; one = pageAfter(one)) last = one;
    expect((last.page + 1) * last.size).toBe(part * 5_000);
  }
});

it('reads on beyond the rows that were counted, until a page is not full', () => {
  const { getNextPageParam } = pagesQuery(['list'], async (): Promise<Page<string>> => ends(0), 3);
  const ends = (rows: number): Page<string> => ({
    content: Array.from({ length: rows }, String),
    page: 60,
    totalPages: 61,
    totalElements: 12_200,
    totalExact: rows < 200,
  });
  const after = (rows: number) => getNextPageParam(ends(rows), [], { page: 60, size: 200 }, []);
  expect(after(200)).toEqual({ page: 61, size: 200 });
  expect(after(199)).toBeUndefined();
});

it('goes on once what is read anew is here, and by one page however often it is asked', async () => {
  const client = new QueryClient();
  let pinned = 'nothing';
  const read = async ({ page }: { page: number }): Promise<Page<string>> => {
    const content = [`${page}: ${pinned} is pinned`];
    await Promise.resolve();
    return { content, page, totalPages: 9, totalElements: 450, totalExact: true };
  };
  const list = new InfiniteQueryObserver(client, pagesQuery(['list'], read));
  const rows = () => list.getCurrentResult().data?.pages.flatMap(({ content }) => content);
  const next = () => readOn(client, ['list'], list.fetchNextPage);
  const leave = list.subscribe(() => undefined);
  await expect.poll(rows).toEqual(['0: nothing is pinned']);

  pinned = 'Villa Thalassa';
  const anew = client.invalidateQueries();
  await Promise.all([anew, next(), next()]);
  expect(rows()).toEqual(['0: Villa Thalassa is pinned', '1: Villa Thalassa is pinned']);
  await Promise.all([next(), next()]);
  expect(rows()).toHaveLength(3);
  leave();
});

import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { firstPageOf, type Page, pageAfter, pagesQuery, readAllPages, readOn } from './pages.ts';

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

/** A list of the server to which a row is added before each page that is read. */
const growing = (rows: number, added = 0) => {
  const all = Array.from({ length: rows }, (_, at) => ({ id: `row ${at}` }));
  const asked: number[] = [];
  const read = async ({ page, size }: { page: number; size: number }): Promise<Page<{ id: string }>> => {
    if (page > 0 && asked.length <= added) all.unshift({ id: `new ${page}` });
    asked.push(page);
    return {
      content: all.slice(page * size, (page + 1) * size),
      page,
      totalPages: Math.ceil(all.length / size),
      totalElements: all.length,
      totalExact: true,
    };
  };
  return { read, asked };
};

it.each([
  [0, 1],
  [1, 1],
  [200, 1],
  [201, 2],
  [600, 3],
  [601, 4],
])('reads all of %i rows in %i answers', async (rows, answers) => {
  const { read, asked } = growing(rows);
  expect(await readAllPages(read)).toHaveLength(rows);
  expect(asked).toHaveLength(answers);
});

it('reads every row once, though new ones come meanwhile', async () => {
  const ids = (await readAllPages(growing(400, 1).read)).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(expect.arrayContaining(Array.from({ length: 400 }, (_, at) => `row ${at}`)));
});

it('reads on where there are more rows than were counted', async () => {
  const { read, asked } = growing(450);
  const all = await readAllPages(async (paging) => ({
    ...(await read(paging)),
    totalPages: 1,
    totalExact: false,
  }));
  expect(all).toHaveLength(450);
  expect(asked).toEqual([0, 1, 2]);
});

import { instantText } from '@deck/values';
import { describe, expect, it } from 'vitest';
import { type Asked, type Exported, iteratePages, type ReadPage } from './iterate-pages.ts';

interface Row extends Exported {
  readonly amount: number;
}

/** So many rows, newest first, as many as `inOneSecond` made together. */
const getRows = (count: number, inOneSecond = 1): Row[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `row-${index}`,
    createdAt: instantText(Date.UTC(2026, 10, 20) - Math.floor(index / inOneSecond) * 1000),
    amount: (index * 7919) % count,
  }));

/** A server with these rows, which sorts by amount unless asked for the newest, and goes 5,000 rows deep. */
function server(rows: () => readonly Row[], asked: Asked[] = []): ReadPage<Row> {
  return async (ask) => {
    asked.push(ask);
    const { page, size, newestUntil } = ask;
    if (page * size > 5_000 || size > 200) throw new Error('too deep');
    const until = newestUntil?.createdUntil;
    const found = rows().filter(({ createdAt }) => until === undefined || createdAt <= until);
    const sorted = newestUntil ? found : found.toSorted((one, other) => other.amount - one.amount);
    return {
      content: sorted.slice(page * size, (page + 1) * size),
      page,
      totalElements: Math.min(found.length, 10_000),
      totalExact: found.length <= 10_000,
      totalPages: Math.ceil(Math.min(found.length, 10_000) / size),
    };
  };
}

async function readAll(read: ReadPage<Row>): Promise<Row[]> {
  const all: Row[] = [];
  for await (const rows of iteratePages(read)) all.push(...rows);
  return all;
}

describe('a walk through a list', () => {
  it.each([0, 1, 199, 200, 201, 5_200])('of %i rows keeps its order', async (count) => {
    const rows = getRows(count);
    const read = await readAll(server(() => rows));
    expect(read).toEqual(rows.toSorted((one, other) => other.amount - one.amount));
  });

  it.each([
    [5_201, 1],
    [10_400, 1],
    [23_456, 1],
    [23_456, 300],
    [40_000, 5_000],
  ])('of %i rows, %i in a second, finds each once, newest first', async (count, inOneSecond) => {
    const rows = getRows(count, inOneSecond);
    const read = await readAll(server(() => rows));
    expect(read.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
  });

  it('is not moved by rows that are made meanwhile', async () => {
    const rows = getRows(12_000);
    let made = 0;
    const read = server(() => {
      made += 1;
      const newer = Array.from({ length: made * 3 }, (_, index) => ({
        id: `newer-${made * 3 - index}`,
        createdAt: instantText(Date.UTC(2026, 10, 20) + (made * 3 - index) * 1000),
        amount: 0,
      }));
      return [...newer, ...rows];
    });
    const ids = (await readAll(read)).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => id.startsWith('row-'))).toEqual(rows.map(({ id }) => id));
  });

  it('never asks for a page that is too deep', async () => {
    const asked: Asked[] = [];
    await readAll(server(() => getRows(6_000), asked));
    expect(Math.max(...asked.map(({ page }) => page))).toBe(25);
  });

  it('ends in an error, not in a circle or a gap, where more were made in a second than pages reach', async () => {
    const rows = getRows(11_000, 11_000);
    await expect(readAll(server(() => rows))).rejects.toThrow('in one second');
  });
});

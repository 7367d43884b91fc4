import { expect, it } from 'vitest';
import { AT_MOST, type Counted, EVERY, nextRead } from './use-polling.ts';

it('reads at most 24 times without news, and 24 times more from each piece of news', () => {
  let counted: Counted = { mark: '', from: 0 };
  const read = (mark: string, readings: number) => {
    const [now, interval] = nextRead(counted, mark, readings);
    counted = now;
    return interval;
  };
  const first = Array.from({ length: AT_MOST + 3 }, (_, index) => read('sent', 7 + index));
  expect(first.filter((interval) => interval === EVERY)).toHaveLength(AT_MOST);
  expect(first.slice(AT_MOST)).toEqual([false, false, false]);
  expect(read('paid', 40)).toBe(EVERY);
  expect(read('paid', 40 + AT_MOST)).toBe(false);
});

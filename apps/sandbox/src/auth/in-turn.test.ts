import { expect, test } from 'vitest';
import { inTurn } from './in-turn.ts';

test('tasks of one key run one after another, also after one that fails; another key does not wait', async () => {
  const seen: string[] = [];
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const task = (name: string, until?: Promise<void>) => async () => {
    seen.push(`${name} begins`);
    await until;
    seen.push(`${name} ends`);
    return name;
  };
  const all = [
    inTurn('one', task('first', held)),
    inTurn('one', () => Promise.reject(new Error('second fails'))),
    inTurn('one', task('third')),
  ];
  expect(await inTurn('other', task('beside'))).toBe('beside');
  expect(seen).toEqual(['first begins', 'beside begins', 'beside ends']);
  release();
  expect((await Promise.allSettled(all)).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
  expect(seen.slice(3)).toEqual(['first ends', 'third begins', 'third ends']);
});

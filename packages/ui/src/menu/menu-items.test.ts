import { describe, expect, it } from 'vitest';
import { getGroups, type MenuItem } from './menu-items.ts';

const act = (label: string): MenuItem => ({ label, onSelect: () => undefined });

function labels(items: readonly MenuItem[]) {
  return getGroups(items).map((group) => group.map(({ label }) => label));
}

describe('the groups of a menu', () => {
  it('are divided by separators', () => {
    expect(labels([act('a'), act('b'), 'separator', act('c')])).toEqual([['a', 'b'], ['c']]);
  });

  it('are never empty: an item removed by permissions leaves no separator', () => {
    expect(labels(['separator', act('a'), 'separator', 'separator', act('b'), 'separator'])).toEqual([
      ['a'],
      ['b'],
    ]);
    expect(labels(['separator'])).toEqual([]);
  });
});

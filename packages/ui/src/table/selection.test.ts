import { expect, it } from 'vitest';
import { chooseTo, getShare, toggleRow } from './selection.ts';

const keys = ['a', 'b', 'c', 'd'];

it('chooses a row and lets it go', () => {
  const chosen = toggleRow(new Set(['a']), 'b');
  expect([...chosen]).toEqual(['a', 'b']);
  expect([...toggleRow(chosen, 'a')]).toEqual(['b']);
});

it('chooses all rows between two, whichever was first', () => {
  expect([...chooseTo(new Set(['a']), keys, 'd', 'b')]).toEqual(['a', 'b', 'c', 'd']);
  expect([...chooseTo(new Set(), keys, 'b', 'c')]).toEqual(['b', 'c']);
});

it('chooses the row alone where the first is not there', () => {
  expect([...chooseTo(new Set(), keys, 'gone', 'c')]).toEqual(['c']);
  expect([...chooseTo(new Set(), keys, undefined, 'c')]).toEqual(['c']);
});

it('says how many of the rows are chosen', () => {
  expect(getShare(new Set(), keys)).toBe(false);
  expect(getShare(new Set(['b', 'gone']), keys)).toBe('mixed');
  expect(getShare(new Set(keys), keys)).toBe(true);
  expect(getShare(new Set(['gone']), [])).toBe(false);
});

import { check } from '@deck/api';
import { SettingsChange } from '@deck/api/contract/settings';
import { mainPageBlocks } from '@deck/api/vocabulary';
import { expect, test } from 'vitest';
import { getMainPage, toForm } from './main-page-form.ts';

const kept = { blocks: ['LAST_PAYMENTS', 'CHART'] as ('LAST_PAYMENTS' | 'CHART')[], expiresSoonHours: 6 };

test('every block stands in the form once: those shown in their order, then the others', () => {
  const { blocks } = toForm(kept);
  expect(blocks.map(({ block }) => block).toSorted()).toEqual(mainPageBlocks.toSorted());
  expect(blocks.filter(({ shown }) => shown).map(({ block }) => block)).toEqual(kept.blocks);
  expect(blocks.slice(0, 2).every(({ shown }) => shown)).toBe(true);
});

test('what is not changed is said as it was', () => {
  expect(getMainPage(toForm(kept))).toEqual(kept);
});

test('a page without any block can be chosen', () => {
  expect(getMainPage(toForm({ blocks: [], expiresSoonHours: 1 })).blocks).toEqual([]);
});

// Specification 5.38, 9.3
test.each(['', '0', '24', '99'])('%s hours are refused with the limits', (expiresSoonHours) => {
  const mainPage = getMainPage({ ...toForm(kept), expiresSoonHours });
  expect(check(SettingsChange, { mainPage }, 'body')).toEqual({
    fields: { 'mainPage.expiresSoonHours': 'between?min=1&max=23' },
  });
});

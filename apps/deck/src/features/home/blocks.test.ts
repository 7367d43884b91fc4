import { mainPageBlocks } from '@deck/api/vocabulary';
import { expect, it } from 'vitest';
import { homeBlocks } from './blocks.ts';

const allow = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, { access: true, isAction: false, isMenuItem: true }]));
const everything = allow('ALL_PAYMENTS_LIST_VIEW', 'ORDERS_LIST_VIEW');

it('shows the blocks in the order of the company, the wallet beside the chart', () => {
  expect(homeBlocks(mainPageBlocks, everything)).toEqual([
    'CHART',
    'WALLET',
    'AWAITING_CAPTURE',
    'EXPIRING_SOON',
    'LAST_ORDERS',
    'LAST_PAYMENTS',
  ]);
  expect(homeBlocks(['LAST_ORDERS', 'QUICK_ACTIONS', 'CHART'], everything)).toEqual([
    'LAST_ORDERS',
    'CHART',
    'WALLET',
  ]);
});

it('leaves out what the company hides and what somebody may not read; the wallet stands first then', () => {
  expect(homeBlocks(['LAST_ORDERS'], everything)).toEqual(['WALLET', 'LAST_ORDERS']);
  expect(homeBlocks(mainPageBlocks, allow('ORDERS_LIST_VIEW'))).toEqual(['WALLET', 'LAST_ORDERS']);
  expect(homeBlocks([], everything)).toEqual(['WALLET']);
});

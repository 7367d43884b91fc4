import { type MainPageBlock, mainPageBlocks, type Permission } from '@deck/api/vocabulary';
import { holds, type PermissionMap } from '../../platform/session/permission-map.ts';

/** What stands on the page below its head, where the quick actions are. */
export type HomeBlock = Exclude<MainPageBlock, 'QUICK_ACTIONS'> | 'WALLET';

/** The right that a block needs; the wallet needs none beyond the page's. */
const needs: Readonly<Record<Exclude<HomeBlock, 'WALLET'>, Permission>> = {
  CHART: 'ALL_PAYMENTS_LIST_VIEW',
  AWAITING_CAPTURE: 'ALL_PAYMENTS_LIST_VIEW',
  EXPIRING_SOON: 'ALL_PAYMENTS_LIST_VIEW',
  LAST_ORDERS: 'ORDERS_LIST_VIEW',
  LAST_PAYMENTS: 'ALL_PAYMENTS_LIST_VIEW',
};

/**
 * The blocks of somebody's page in the order of the company. The wallet is no block of the settings: it stands beside
 * the chart, else first.
 */
export function homeBlocks(chosen: readonly MainPageBlock[], permissions: PermissionMap): HomeBlock[] {
  const blocks = chosen.filter(
    (block): block is keyof typeof needs => block !== 'QUICK_ACTIONS' && holds(permissions, needs[block]),
  );
  const wallet = blocks.indexOf('CHART') + 1;
  return [...blocks.slice(0, wallet), 'WALLET', ...blocks.slice(wallet)];
}

/** What a company shows that has not chosen, or whose choice could not be read. */
export const allBlocks: readonly MainPageBlock[] = mainPageBlocks;

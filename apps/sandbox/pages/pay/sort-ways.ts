import { mostShown } from '@deck/guest';
import type { PayerView } from '../../src/payer/payer-view.ts';

type Method = PayerView['methods'][number];

export interface Ways {
  /** The way that the page's address asks for, alone at the top. */
  readonly first: Method | undefined;
  /** Wallets, as buttons beside each other. */
  readonly wallets: readonly Method[];
  readonly others: readonly Method[];
  /** What would make the page long. */
  readonly hidden: readonly Method[];
}

/**
 * Sorts the ways that are no typed card, in the company's order.
 * @param wanted the method of the page's address, `IRIS`; empty: none
 */
export function sortWays(methods: readonly Method[], wanted: string): Ways {
  const first = methods.find(({ name, way }) => name === wanted && way !== 'CARD');
  const rest = methods.filter((one) => one !== first);
  const wallets = rest.filter(({ way }) => way === 'WALLET');
  const others = rest.filter(({ way }) => way !== 'WALLET' && way !== 'CARD');
  return {
    first,
    wallets: wallets.slice(0, mostShown.wallets),
    others: others.slice(0, mostShown.others),
    hidden: [...wallets.slice(mostShown.wallets), ...others.slice(mostShown.others)],
  };
}

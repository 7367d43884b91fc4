import type { Callback } from '@deck/api/contract/callbacks';
import type { Query } from '@tanstack/react-query';
import { LIVE_EVERY } from '../../../live.ts';
import { AT_MOST, EVERY } from '../../payments/shared/use-rereads.ts';

type Told = Pick<Query<readonly Pick<Callback, 'status'>[]>, 'state'>;

/** When callbacks are read anew: while one of them is on its way, soon at first, and in the end as all that is live. */
export function untilTold({ state: { data, dataUpdateCount } }: Told): number | false {
  if (!data?.some(({ status }) => status === 'QUEUED')) return false;
  return dataUpdateCount < AT_MOST ? EVERY : LIVE_EVERY;
}

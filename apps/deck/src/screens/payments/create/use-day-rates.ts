import { query } from '@deck/api/react';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../api.ts';
import { useSession } from '../../../session/session-store.ts';
import type { DayRates } from './conversion.ts';

export interface ReadRates extends DayRates {
  readonly isFailed: boolean;
  readonly retry: () => void;
}

/** As many currencies as there can be. */
const ALL = 200;

/** Today's rates of the company, once something is converted: read anew each time, since one may just have been added. */
export function useDayRates(needed: boolean): ReadRates {
  const { environment } = useSession();
  const id = environment.context.businessProfileId;
  const { data, isError, refetch } = useQuery({
    ...query(api.rates.list, { id, forToday: true, size: ALL }),
    enabled: needed,
    staleTime: 0,
  });
  return {
    own: environment.defaultCurrency,
    rates: data?.content,
    isFailed: isError,
    retry: () => void refetch(),
  };
}

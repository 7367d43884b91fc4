import type { PaymentCurrencies } from '@deck/api/rules';
import { useNow } from '@deck/ui';
import { today } from '@deck/values';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../api.ts';
import { useSession } from '../../../session/session-store.ts';
import type { DayRates } from './conversion.ts';
import { ratesOn } from './day-rates.ts';

export interface ReadRates extends DayRates {
  /** Today by the clocks of the property, as the server counts it. */
  readonly day: string;
  readonly isFailed: boolean;
  readonly retry: () => void;
}

/** The rates of today at a property, once something is converted: read anew each time, since one may just have been added. */
export function useDayRates(currencies: PaymentCurrencies, timeZone: string): ReadRates {
  const { environment } = useSession();
  const id = environment.context.businessProfileId;
  const own = environment.defaultCurrency;
  const day = today(timeZone, useNow());
  const used = [...new Set(Object.values(currencies))];
  const foreign = used.filter((currency) => currency !== own).sort();
  const { data, isError, refetch } = useQuery({
    queryKey: ['rates', 'day', id, day, ...foreign],
    queryFn: ({ signal }) => ratesOn(day, foreign, (paging) => api.rates.list({ id, ...paging }, { signal })),
    enabled: used.length > 1,
    staleTime: 0,
  });
  return { own, rates: data, day, isFailed: isError, retry: () => void refetch() };
}

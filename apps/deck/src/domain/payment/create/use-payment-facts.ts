import type { Tender } from '@deck/api/contract/tenders';
import { query } from '@deck/api/react';
import type { CardExpiry, PaymentCurrencies } from '@deck/api/rules';
import { type SavedCards, useNow } from '@deck/ui';
import { today } from '@deck/values';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';
import { useSession } from '../../../platform/session/session-store.ts';
import { type DayRates, ratesOn } from './conversion.ts';

export interface ReadRates extends DayRates {
  /** Today by the clocks of the property, as the server counts it. */
  readonly day: string;
  readonly isFailed: boolean;
  readonly retry: () => void;
}

/** Today's rates at a property, once an amount is converted. Read each time, since a rate may just have been added. */
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

export interface OrderCards {
  /** As the selector takes them. */
  readonly shown: SavedCards;
  readonly find: (id: string) => CardExpiry | undefined;
}

/** The cards saved for the guest of an order; a card serves all orders of its guest. */
export function useSavedCards(orderId: string): OrderCards {
  const { data, isError, refetch } = useQuery(query(api.orderCards.list, { id: orderId }));
  const saved = (data ?? []).filter(({ content, state }) => content === 'CARD' && state === 'TOKENIZED');
  return {
    shown: data
      ? { cards: saved.map(getCard) }
      : isError
        ? { status: 'error', onRetry: () => void refetch() }
        : { status: 'loading' },
    find: (wanted) => {
      const card = saved.find(({ id }) => id === wanted);
      return card?.expirationMonth && card.expirationYear
        ? { expirationMonth: card.expirationMonth, expirationYear: card.expirationYear }
        : undefined;
    },
  };
}

const getCard = ({ id, type, name, cardHolder, expirationMonth, expirationYear, expired }: Tender) => ({
  id,
  type,
  name,
  cardHolder,
  expirationMonth,
  expirationYear,
  expired,
});

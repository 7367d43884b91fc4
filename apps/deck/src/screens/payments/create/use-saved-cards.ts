import type { Tender } from '@deck/api/contract/tenders';
import { query } from '@deck/api/react';
import type { CardExpiry } from '@deck/api/rules';
import type { SavedCards } from '@deck/ui';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../api.ts';

interface OrderCards {
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
      ? { cards: saved.map(cardOf) }
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

const cardOf = ({ id, type, name, cardHolder, expirationMonth, expirationYear, expired }: Tender) => ({
  id,
  type,
  name,
  cardHolder,
  expirationMonth,
  expirationYear,
  expired,
});

import { query } from '@deck/api/react';
import type { PaletteGroup } from '@deck/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { BedDouble, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { quietApi } from '../../../platform/api.ts';
import { useMayOpen } from '../../../platform/navigation/screen-context.ts';
import { useSession } from '../../../platform/session/session-store.ts';
import { useFoundItems } from './use-found-items.ts';

/** The number of results of each kind; typing on narrows them. */
const SHOWN = 6;
/** Longer words are refused by the server, and are no name. */
const LONGEST = 200;
/** How a payment is looked for: by its number, an amount or a card's last four. By anything else its order is found. */
const OF_PAYMENT = /^P-?\d+|^[^\p{L}]*\d[\d., ']*\s*(\p{Sc}|[A-Z]{3})?$/iu;

/**
 * What the server finds: guests with several orders, orders by their id, guest, e-mail or amount, payments by their number, amount or card; and
 * colleagues and properties.
 */
export function useSearchedGroups(typed: string): readonly PaletteGroup[] {
  const { t } = useTranslation('palette');
  const mayOpen = useMayOpen();
  const { orderItem, guestItem, paymentItem } = useFoundItems();
  const { properties } = useSession().environment;
  const search = typed.slice(0, LONGEST);
  const isAsked = search !== '';
  const findsOrders = mayOpen('/orders') && mayOpen('/orders/{id}');
  const findsPayments = mayOpen('/payments') && OF_PAYMENT.test(search);
  const findsUsers = mayOpen('/users') && mayOpen('/users/{id}');

  const orders = useQuery({
    ...query(quietApi.orders.list, { size: SHOWN, getOrdersRq: { search } }),
    enabled: findsOrders && isAsked,
  });
  const guests = useQuery({ ...query(quietApi.guests.list, { search }), enabled: findsOrders && isAsked });
  const payments = useQuery({
    ...query(quietApi.payments.list, { size: SHOWN, getPaymentsRq: { search } }),
    enabled: findsPayments,
  });
  const users = useQuery({
    ...query(quietApi.users.list, { size: SHOWN, search }),
    enabled: findsUsers && isAsked,
    placeholderData: keepPreviousData,
  });

  const groups: (PaletteGroup | false)[] = [
    // A failed search is reported once, with the orders.
    findsOrders &&
      !orders.isError && {
        kind: 'searched',
        id: 'guests',
        label: t('groups.guests'),
        items: (guests.data ?? []).map(guestItem),
      },
    findsOrders && {
      kind: 'searched',
      id: 'orders',
      label: t('groups.orders'),
      loading: orders.isFetching && orders.data === undefined,
      failed: orders.isError,
      onRetry: () => void orders.refetch(),
      items: (orders.data?.content ?? []).map(orderItem),
    },
    findsPayments && {
      kind: 'searched',
      id: 'payments',
      label: t('groups.payments'),
      loading: payments.isFetching && payments.data === undefined,
      failed: payments.isError,
      onRetry: () => void payments.refetch(),
      items: (payments.data?.content ?? []).flatMap((payment) => paymentItem(payment) ?? []),
    },
    isAsked &&
      mayOpen('/properties/{id}') && {
        kind: 'known',
        id: 'properties',
        label: t('groups.properties'),
        items: properties.map(({ id, name }) => ({ id: `/properties/${id}`, label: name, icon: BedDouble })),
      },
    findsUsers && {
      kind: 'searched',
      id: 'users',
      label: t('groups.users'),
      loading: users.isFetching,
      failed: users.isError,
      onRetry: () => void users.refetch(),
      items: (users.data?.content ?? []).map(({ id, fullName, email }) => ({
        id: `/users/${id}`,
        label: fullName,
        hint: email,
        icon: UserRound,
      })),
    },
  ];
  return groups.filter((group) => group !== false);
}

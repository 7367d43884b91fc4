import { query } from '@deck/api/react';
import { Combobox, useToast } from '@deck/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, queryClient } from '../../../../platform/api.ts';
import type { OrderForm } from './order-form.ts';

const FOUND = 50;

/** Finds a customer of an earlier order, and gives them as that order has them. */
export function KnownCustomer({ onFound }: { onFound: (customer: OrderForm['customer']) => void }) {
  const { t } = useTranslation('orders');
  const toast = useToast();
  const [search, setSearch] = useState('');
  const input = useRef<HTMLInputElement>(null);
  // Whoever asked for it goes on by typing.
  useEffect(() => input.current?.focus(), []);
  const { data, isFetching } = useQuery({
    ...query(api.orders.list, { getOrdersRq: { search }, size: FOUND, sort: ['created,desc'] }),
    enabled: search.trim() !== '',
    placeholderData: (last) => last,
  });

  // The same person once, as their latest order has them.
  const people = new Map<string, { value: string; label: string; hint: string }>();
  for (const { id, customer, externalId } of search.trim() === '' ? [] : (data?.content ?? [])) {
    const { email, companyName } = customer;
    const label = `${customer.firstName} ${customer.lastName}`.trim();
    const who = `${label}/${email}/${companyName}`.toLowerCase();
    const hint = [email, companyName, externalId].filter(Boolean).slice(0, 2).join(', ');
    if (!people.has(who)) people.set(who, { value: id, label, hint });
  }

  async function take(id: string) {
    try {
      const { customer, externalId } = await queryClient.fetchQuery(query(api.orders.get, { id }));
      onFound(customer);
      toast({ tone: 'success', title: t('create.knownTaken', { order: externalId }) });
    } catch {
      toast({ tone: 'danger', title: t('create.knownFailed') });
    }
  }

  return (
    <Combobox
      ref={input}
      label={t('create.known')}
      hint={t('create.knownHint')}
      value=""
      onChange={(id) => void (id !== '' && take(id))}
      options={[...people.values()]}
      onSearch={setSearch}
      loading={isFetching}
      emptyText={(text) => t('create.knownNone', { query: text })}
    />
  );
}

import { query } from '@deck/api/react';
import { LONGEST_SEARCH } from '@deck/api/rules';
import { Combobox, type ComboboxOption, useUi } from '@deck/ui';
import { useQuery } from '@tanstack/react-query';
import { CreditCard, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api.ts';
import { amountText } from '../../../platform/format/amount-text.ts';
import { useRight } from '../../../platform/session/session-store.ts';

export interface FilledFrom {
  readonly id: string;
  /** What it is called at the desk. */
  readonly label: string;
}

interface FilledByProps {
  value: FilledFrom | undefined;
  onChange: (value: FilledFrom | undefined) => void;
}

/** How many of each are offered. */
const FOUND = 8;

/** Finds the order or payment a letter is filled from; left empty, an example. */
export function FilledBy({ value, onChange }: FilledByProps) {
  const { t } = useTranslation('templates');
  const { locale } = useUi();
  const [search, setSearch] = useState('');
  const seesOrders = useRight('ORDERS_LIST_VIEW');
  const seesPayments = useRight('ALL_PAYMENTS_LIST_VIEW');
  const asked = search.trim().slice(0, LONGEST_SEARCH);
  const orders = useQuery({
    ...query(api.orders.list, { getOrdersRq: { search: asked }, size: FOUND }),
    enabled: seesOrders,
    placeholderData: (last) => last,
  });
  const payments = useQuery({
    ...query(api.payments.list, { getPaymentsRq: { search: asked }, size: FOUND }),
    enabled: seesPayments,
    placeholderData: (last) => last,
  });
  if (!seesOrders && !seesPayments) return null;

  const options: ComboboxOption[] = [
    ...(orders.data?.content ?? []).map(({ id, externalId, customer }) => ({
      value: id,
      label: externalId,
      hint: `${customer.firstName} ${customer.lastName}`.trim(),
      icon: ReceiptText,
    })),
    ...(payments.data?.content ?? []).map((payment) => ({
      value: payment.id,
      label: payment.number,
      hint: [payment.customerName, amountText(payment.acquisitionAmount, payment.acquisitionCurrency, locale)]
        .filter(Boolean)
        .join(', '),
      icon: CreditCard,
    })),
  ];
  return (
    <Combobox
      label={t('preview.filledFrom')}
      placeholder={t('preview.example')}
      value={value?.id ?? ''}
      valueLabel={value?.label}
      onChange={(id) => {
        const label = options.find((option) => option.value === id)?.label;
        onChange(label === undefined ? undefined : { id, label });
      }}
      options={options}
      onSearch={setSearch}
      loading={orders.isFetching || payments.isFetching}
      emptyText={(text) => t('preview.nothingFound', { query: text })}
    />
  );
}

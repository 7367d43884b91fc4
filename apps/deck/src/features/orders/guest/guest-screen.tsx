import { isNotFound } from '@deck/api/client';
import type { Guest } from '@deck/api/contract/guests';
import { query } from '@deck/api/react';
import { Alert, Column, Columns, PageHeader, Stat, useUi } from '@deck/ui';
import { formatInstant, isPositive, parseMoney } from '@deck/values';
import { useQuery } from '@tanstack/react-query';
import { UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { api } from '../../../platform/api.ts';
import { amountText } from '../../../platform/format/amount-text.ts';
import { LoadFailed, LoadingPage, NotThere } from '../../../platform/navigation/page-states.tsx';
import { useMayOpen } from '../../../platform/navigation/screen-context.ts';
import { useRight } from '../../../platform/session/session-store.ts';
import { GuestActs } from './guest-acts.tsx';
import { GuestCards } from './guest-cards.tsx';
import { GuestContact } from './guest-contact.tsx';
import { GuestMoney } from './guest-money.tsx';
import { GuestOrders, GuestPayments } from './guest-tables.tsx';

/** A guest with all their orders, and what they owe. The title of the tab does not name them. */
export function GuestScreen() {
  const { t } = useTranslation(['guests', 'orders', 'payments', 'app']);
  const { id = '' } = useParams();
  const { data: guest, error, refetch } = useQuery(query(api.guests.get, { id }));
  if (guest) return <GuestDetails key={guest.id} guest={guest} id={id} />;
  if (!error) return <LoadingPage />;
  if (!isNotFound(error)) return <LoadFailed page title={t('failed')} onRetry={() => void refetch()} />;
  return (
    <NotThere
      page
      icon={UserRound}
      title={t('notFound')}
      text={t('notFoundText')}
      list={{ href: '/orders', label: t('orders:details.toList') }}
    />
  );
}

interface GuestDetailsProps {
  guest: Guest;
  /** The order they were opened by. */
  id: string;
}

function GuestDetails({ guest, id }: GuestDetailsProps) {
  const { t } = useTranslation(['guests', 'orders']);
  const { locale, timeZone } = useUi();
  const mayOpen = useMayOpen();
  const { customer, orders, sums, payments, complete, erasedAt } = guest;
  const called = `${customer.firstName} ${customer.lastName}`.trim() || customer.companyName;
  const name = called || t(erasedAt === null ? 'nameless' : 'erased.name');
  const mayGiveData = useRight('SETTINGS_EDIT');
  const acts = mayGiveData && <GuestActs guest={guest} name={name} />;
  const owed = sums.filter(({ due, currency }) => isPositive(parseMoney(due, currency)));
  return (
    <>
      <PageHeader
        breadcrumbs={[
          { label: t('orders:list.title'), href: mayOpen('/orders') ? '/orders' : undefined },
          { label: name },
        ]}
        title={name}
        actions={acts}
        phoneActions={acts}
        context={t('count', { count: orders.length })}
        figures={
          owed.length === 0
            ? [<Stat key="none" label={t('due')} value={t('nothingDue')} marker="due" />]
            : owed.map(({ currency, due }) => (
                <Stat
                  key={currency}
                  label={t('due')}
                  value={amountText(due, currency, locale)}
                  marker="due"
                />
              ))
        }
      />
      <Columns>
        <Column>
          {erasedAt !== null && (
            <Alert tone="info" title={t('erased.title', { date: formatInstant(erasedAt, timeZone) })}>
              {t('erased.text')}
            </Alert>
          )}
          {!complete && <Alert tone="info">{t('newest')}</Alert>}
          <GuestOrders orders={orders} />
          <GuestPayments payments={payments} />
        </Column>
        <Column>
          <GuestMoney sums={sums} />
          <GuestContact guest={guest} />
          <GuestCards id={id} />
        </Column>
      </Columns>
    </>
  );
}

import { Alert, Button, Card, Table, useNow, useUi } from '@deck/ui';
import { formatDate, today } from '@deck/values';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayEditSettings } from '../shared/settings-page.tsx';
import { rateColumns } from './rate-columns.tsx';
import { missingToday } from './rate-form.ts';
import { useCompany, useTodaysRates } from './rates-query.ts';

interface TodaysRatesProps {
  hrefOf: (rateId: string) => string;
  onAdd: (currency: string) => void;
}

/** What holds today, and which accepted currencies have no rate. */
export function TodaysRates({ hrefOf, onAdd }: TodaysRatesProps) {
  const { t } = useTranslation(['rates', 'messages']);
  const { locale, timeZone } = useUi();
  const mayEdit = useMayEditSettings();
  const { accepted, own } = useCompany();
  const { data, isPending, isError, refetch } = useTodaysRates();
  const day = today(timeZone, useNow());
  const rows = (data?.content ?? []).toSorted((a, b) => a.currency.localeCompare(b.currency));
  const columns = useMemo(() => rateColumns(t, locale, day, 'today'), [t, locale, day]);
  const missing = data ? missingToday(accepted, own, rows) : [];
  const [first] = missing;
  return (
    <>
      {first !== undefined && (
        <Alert
          tone="warning"
          title={t('missing.title', { count: missing.length, currencies: missing.join(', ') })}
          action={
            mayEdit ? (
              <Button size="small" onClick={() => onAdd(first)}>
                {t('missing.add', { currency: first })}
              </Button>
            ) : undefined
          }
        >
          {t('missing.text', { own })}
        </Alert>
      )}
      <Card title={t('today.title')} meta={formatDate(day)} flush>
        <Table
          label={t('today.title')}
          frame="card"
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          rowHref={({ id }) => hrefOf(id)}
          loading={isPending}
          error={isError && !data ? { title: t('messages:load.rate') } : undefined}
          onRetry={() => void refetch()}
          empty={{ title: t('today.none'), text: t('today.noneText', { own }) }}
        />
      </Card>
    </>
  );
}

import type { ExchangeRate } from '@deck/api/contract/rates';
import { Alert, Button, Card, IconButton, Menu, Select, Table, useNow, useUi } from '@deck/ui';
import { formatDate, today } from '@deck/values';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useListState } from '../../../platform/list/list-state.ts';
import { usePages } from '../../../platform/list/use-pages.ts';
import { useMayEditSettings } from '../shared/settings-page.tsx';
import { rateColumns } from './rate-columns.tsx';
import { missingToday } from './rate-form.ts';
import * as css from './rates.css.ts';
import { ratesQuery, useCompany, useTodaysRates } from './rates-data.ts';

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

interface RatesHistoryProps {
  hrefOf: (rateId: string) => string;
  onEdit: (rate: ExchangeRate) => void;
  onRemove: (rate: ExchangeRate) => void;
}

/** Every rate there was, is and is planned, the latest start first. The address says of which currency. */
export function RatesHistory({ hrefOf, onEdit, onRemove }: RatesHistoryProps) {
  const { t } = useTranslation(['rates', 'messages']);
  const { locale, timeZone } = useUi();
  const mayEdit = useMayEditSettings();
  const { id, accepted, own } = useCompany();
  const list = useListState();
  const currency = list.get('currency');
  const { pages: rates, rows, first, ...reading } = usePages(ratesQuery(id, currency));
  const day = today(timeZone, useNow());
  const columns = useMemo(() => rateColumns(t, locale, day, 'all'), [t, locale, day]);
  const isNarrowed = currency !== '';
  // Those one takes, and others there were rates of.
  const choices = new Set([
    ...accepted,
    ...rows.map((rate) => rate.currency),
    ...(isNarrowed ? [currency] : []),
  ]);
  choices.delete(own);
  return (
    <Card
      title={t('history.title')}
      flush
      control={
        <div className={css.filter}>
          <Select
            label={t('field.currency')}
            labelHidden
            value={isNarrowed ? currency : ALL}
            onChange={(chosen) => list.change({ currency: chosen === ALL ? '' : chosen })}
            options={[
              { value: ALL, label: t('history.all') },
              ...[...choices].sort().map((code) => ({ value: code, label: code })),
            ]}
          />
        </div>
      }
    >
      <Table
        label={t('history.title')}
        frame="card"
        columns={columns}
        rows={rows}
        rowKey={(rate) => rate.id}
        rowHref={(rate) => hrefOf(rate.id)}
        rowActions={
          mayEdit
            ? (rate) => (
                <Menu
                  trigger={
                    <IconButton
                      size="small"
                      icon={Ellipsis}
                      label={t('act.more', { currency: rate.currency })}
                    />
                  }
                  items={[
                    { label: t('act.edit'), icon: Pencil, onSelect: () => onEdit(rate) },
                    { label: t('act.remove'), icon: Trash2, tone: 'danger', onSelect: () => onRemove(rate) },
                  ]}
                />
              )
            : undefined
        }
        loading={rates.isPending}
        error={rates.isError ? { title: t('messages:load.rate') } : undefined}
        onRetry={reading.retry}
        empty={{ title: t(isNarrowed ? 'history.noneOf' : 'history.none', { currency }) }}
        // Of one currency nobody has counted them: they are read on as they are looked at.
        total={isNarrowed ? rows.length : first?.totalElements}
        totalExact={isNarrowed ? !rates.hasNextPage : first?.totalExact}
        onLoadMore={reading.loadMore}
        loadingMore={reading.isLoadingMore}
      />
    </Card>
  );
}

/** No currency has this code. */
const ALL = 'ALL';

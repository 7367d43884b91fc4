import { query } from '@deck/api/react';
import { media } from '@deck/tokens';
import {
  Card,
  Chart,
  Checkbox,
  DateRangeField,
  SegmentedControl,
  Select,
  useMedia,
  useNow,
  useUi,
} from '@deck/ui';
import { type DateRange, today as todayIn } from '@deck/values';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { quietApi } from '../../platform/api.ts';
import { useMayOpen } from '../../platform/navigation/screen-context.ts';
import { live } from '../../platform/polling.ts';
import { useSession } from '../../platform/session/session-store.ts';
import {
  type ChartKind,
  type ChartPeriod,
  chartKinds,
  chartPeriods,
  currencyIn,
  getCurrency,
  getPoints,
  getRange,
  getSpan,
  getStep,
} from './chart-period.ts';
import * as css from './home-screen.css.ts';
import { MonthUntilNow } from './month-until-now.tsx';

/** What was taken and what was given back, per day or month, in one currency. */
export function PaymentsChart() {
  const { t } = useTranslation('home');
  const { acceptedCurrencies, defaultCurrency } = useSession().environment;
  const isPhone = useMedia(media.phone);
  const view = useChartView();
  const mayOpen = useMayOpen();
  const navigate = useNavigate();
  const span = getSpan(view.period, view.today, view.custom);
  const step = getStep(span, view.today);
  const payments = useQuery({
    ...query(quietApi.payments.list, {
      // The sums stand beside a page of payments, of which none is needed here.
      size: 1,
      getPaymentsRq: {
        series: step,
        ...(span.from !== '' && { createdFrom: span.from }),
        ...(span.to !== '' && { createdTo: span.to }),
      },
    }),
    ...live,
  });
  const series = payments.data?.series ?? [];
  const currency = getCurrency(view.currency, defaultCurrency, series);
  const currencies = [...new Set([...acceptedCurrencies, ...series.map((sum) => sum.currency), currency])];
  const periods = {
    label: t('chart.period'),
    labelHidden: true,
    value: view.period,
    onChange: view.choosePeriod,
    options: chartPeriods.map((value) => ({ value, label: t(`chart.periods.${value}`) })),
  };
  const isShown = (kind: (typeof chartKinds)[number]) => view.kinds.includes(kind);
  return (
    <Card
      title={t('chart.title')}
      control={isPhone ? <Select {...periods} /> : <SegmentedControl {...periods} />}
    >
      <div className={css.controls}>
        {view.period === 'custom' && (
          <DateRangeField
            as="filter"
            label={t('chart.days')}
            value={view.custom}
            onChange={view.chooseDays}
            today={view.today}
          />
        )}
        {currencies.length > 1 && (
          <div className={css.currency}>
            <Select
              label={t('chart.currency')}
              labelHidden
              value={currency}
              onChange={view.chooseCurrency}
              options={currencies.toSorted().map((code) => ({ value: code, label: code }))}
            />
          </div>
        )}
        <div className={css.kinds}>
          {chartKinds.map((kind) => (
            <Checkbox
              key={kind}
              label={t(`chart.${kind}`)}
              checked={isShown(kind)}
              onChange={(checked) => view.show(kind, checked)}
            />
          ))}
        </div>
      </div>
      {view.period === 'month' && <MonthUntilNow currency={currency} />}
      <Chart
        label={t('chart.label', { period: t(`chart.periods.${view.period}`), currency })}
        currency={currency}
        step={step}
        series={{
          solid: isShown('paid') ? { label: t('chart.paid') } : undefined,
          hatched: isShown('refunded') ? { label: t('chart.refunded') } : undefined,
        }}
        opens={
          step === 'day' && mayOpen('/day')
            ? {
                label: t('chart.openDay'),
                // Nothing has moved on a day that is still to come.
                onOpen: (day) => day <= view.today && void navigate(`/day?day=${day}`),
              }
            : undefined
        }
        points={getPoints(series, { currency, span, step, today: view.today })}
        loading={payments.isPending}
        error={payments.isLoadingError ? { title: t('chart.failed') } : undefined}
        onRetry={() => void payments.refetch()}
        empty={{
          title: view.kinds.length > 0 ? t('chart.empty', { currency }) : t('chart.nothingChosen'),
        }}
      />
    </Card>
  );
}

interface ChartView {
  readonly today: string;
  readonly period: ChartPeriod;
  readonly custom: DateRange;
  /** What is chosen; empty while nothing is. */
  readonly currency: string;
  readonly kinds: readonly ChartKind[];
}

/** What the chart shows, read from the address; a wrong value counts as none. */
function useChartView() {
  const { timeZone } = useUi();
  const [params, setParams] = useSearchParams();
  const hidden = params.getAll('without');
  const view: ChartView = {
    today: todayIn(timeZone, useNow()),
    period: chartPeriods.find((one) => one === params.get('period')) ?? 'month',
    custom: getRange(params.get('from') ?? '', params.get('to') ?? ''),
    currency: currencyIn(params.get('currency') ?? ''),
    kinds: chartKinds.filter((kind) => !hidden.includes(kind)),
  };
  const change = (changes: Readonly<Record<string, string | readonly string[]>>) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          after.delete(name);
          for (const one of [value].flat()) if (one !== '') after.append(name, one);
        }
        return after;
      },
      // At once: the next tick counts on the one before.
      { replace: true, preventScrollReset: true, flushSync: true },
    );
  return {
    ...view,
    choosePeriod: (period: ChartPeriod) => change({ period, from: '', to: '' }),
    chooseDays: ({ from, to }: DateRange) => change({ period: 'custom', from, to }),
    chooseCurrency: (currency: string) => change({ currency }),
    show: (kind: ChartKind, isShown: boolean) =>
      change({ without: chartKinds.filter((one) => (one === kind ? !isShown : !view.kinds.includes(one))) }),
  };
}

import { useUi } from '@deck/ui';
import { type DateRange, today as todayIn } from '@deck/values';
import { useSearchParams } from 'react-router';
import {
  type ChartKind,
  type ChartPeriod,
  chartKinds,
  chartPeriods,
  currencyIn,
  getRange,
} from './chart-period.ts';

interface ChartView {
  readonly today: string;
  readonly period: ChartPeriod;
  readonly custom: DateRange;
  /** What is chosen; empty while nothing is. */
  readonly currency: string;
  readonly kinds: readonly ChartKind[];
}

/** What the chart shows, as the address says; what the address says wrongly is as if it said nothing. */
export function useChartView() {
  const { timeZone } = useUi();
  const [params, setParams] = useSearchParams();
  const hidden = params.getAll('without');
  const view: ChartView = {
    today: todayIn(timeZone, Date.now()),
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

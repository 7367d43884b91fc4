import { currencies, type DateRange, formatDate, isAmount, isDate } from '@deck/values';
import type { TFunction } from 'i18next';
import { amountText } from '../../format/amount-text.ts';
import type { ListValues } from '../list-state.ts';
import type { Filter } from './filter.ts';

/** The maximum number of values that are listed by name. */
const NAMED = 3;
/** Up to this number of missing values, the missing ones are listed by name. */
const LEFT_OUT = 2;

interface Reader {
  readonly locale: string;
  /** What a range of days is called today, "Last 4 weeks"; by default its days are written. */
  readonly nameDays?: (days: DateRange) => string | undefined;
}

/** What a filter is set to, in words: "Paid, Declined", "All but Hotel Thera", "01.11.2026 - 20.11.2026", "from €100.00". */
export function getWords(
  filter: Filter,
  values: Pick<ListValues, 'get' | 'all'>,
  t: TFunction<'list'>,
  { locale, nameDays }: Reader,
): string {
  const span = (from: string, to: string) =>
    from && to ? `${from} - ${to}` : from ? t('filters.from', { from }) : to ? t('filters.to', { to }) : '';
  switch (filter.kind) {
    case 'days': {
      const from = values.get(filter.params[0]);
      const to = values.get(filter.params[1]);
      return nameDays?.({ from, to }) ?? span(dayText(from), dayText(to));
    }
    case 'amounts': {
      const [named, from, to] = filter.params;
      const currency = values.get(named);
      const text = (amount: string) =>
        currencies.includes(currency) && isAmount(amount, currency)
          ? amountText(amount, currency, locale)
          : amount;
      return span(text(values.get(from)), text(values.get(to))) || currency;
    }
    case 'several': {
      const all = values.all(filter.params[0]);
      const others = filter.values?.filter((value) => !all.includes(value)) ?? [];
      const areMost = all.length >= NAMED && all.every((value) => filter.values?.includes(value));
      if (areMost && others.length > 0 && others.length <= LEFT_OUT)
        return t('filters.allBut', { named: others.map(filter.labelOf).join(', ') });
      const chosen = all.map(filter.labelOf);
      const more = chosen.length - NAMED;
      const named = chosen.slice(0, NAMED).join(', ');
      return more > 0 ? t('filters.andMore', { named, count: more }) : named;
    }
    case 'one':
      return filter.labelOf(values.get(filter.params[0]));
    case 'text':
      return values.get(filter.params[0]);
  }
}

/** An address can hold anything. */
const dayText = (day: string) => (isDate(day) ? formatDate(day) : day);

import { currencies, formatDate, isAmount, isDate } from '@deck/values';
import type { TFunction } from 'i18next';
import { amountText } from '../../format/amount-text.ts';
import type { ListValues } from '../list-state.ts';
import type { Filter } from './filter.ts';

/** So many values are called by name. */
const NAMED = 3;

/** What a filter is set to, in words: "Paid, Declined", "01.11.2026 - 20.11.2026", "from €100.00". */
export function getWords(
  filter: Filter,
  values: Pick<ListValues, 'get' | 'all'>,
  t: TFunction<'list'>,
  locale: string,
): string {
  const span = (from: string, to: string) =>
    from && to ? `${from} - ${to}` : from ? t('filters.from', { from }) : to ? t('filters.to', { to }) : '';
  switch (filter.kind) {
    case 'days': {
      const [from, to] = filter.params;
      return span(dayText(values.get(from)), dayText(values.get(to)));
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
      const chosen = values.all(filter.params[0]).map(filter.labelOf);
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

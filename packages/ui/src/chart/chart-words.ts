import { formatDate, getExponent, type Money, toAmount } from '@deck/values';
import { monthName, toMoment } from '../calendar/date-words.ts';
import { cachedBy } from '../messages/cached-by.ts';
import type { Locale } from '../messages/messages.ts';
import type { ChartStep } from './chart-props.ts';

const axisFormat = cachedBy((key: string) => {
  const [locale, currency, decimals] = key.split(' ');
  const whole = { notation: 'compact', maximumSignificantDigits: 2 } as const;
  const exact = { minimumFractionDigits: Number(decimals), maximumFractionDigits: Number(decimals) };
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: currency ?? '',
    ...(decimals === '0' ? whole : exact),
  });
});

/**
 * The label of a tick: `€15K`, or with all decimals if a step is below a whole unit. A tick has at most two
 * non-zero digits, so the short form is exact.
 */
export function axisWords(tick: Money, step: Money, locale: Locale): string {
  const exponent = getExponent(tick.currency);
  const isWhole = step.minor % 10n ** BigInt(exponent) === 0n;
  const format = axisFormat(`${locale} ${tick.currency} ${isWhole ? 0 : exponent}`);
  return format.format(toAmount(tick) as Intl.StringNumericLiteral);
}

const dateFormat = cachedBy((key: string) => {
  const [locale, kind] = key.split(' ');
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    timeZone: 'UTC',
    month: 'short',
    ...(kind === 'day' && { day: 'numeric' }),
    ...(kind === 'year' && { year: 'numeric' }),
  });
});

/** The label below a day: `1 Nov`. */
export const dayMark = (date: string, locale: Locale) => dateFormat(`${locale} day`).format(toMoment(date));

/** The label below a month: `Nov`, with the year at the first month and each January. */
export function monthMark(date: string, withYear: boolean, locale: Locale): string {
  return dateFormat(`${locale} ${withYear ? 'year' : 'month'}`).format(toMoment(date));
}

/** The full name of a point: `20.11.2026`, `November 2026`. */
export function pointName(date: string, step: ChartStep, locale: Locale): string {
  return step === 'month' ? `${monthName(date, locale)} ${date.slice(0, 4)}` : formatDate(date);
}

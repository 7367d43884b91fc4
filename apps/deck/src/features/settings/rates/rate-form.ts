import { check } from '@deck/api';
import { RateDraft } from '@deck/api/contract/rates';
import { convert, isRate, type Money, parseMoney } from '@deck/values';
import type { WrongFields } from '../../../platform/forms/contract-resolver.ts';

/** The values of a rate's form. An empty `endDate` means no end. */
export interface RateForm {
  currency: string;
  startDate: string;
  endDate: string;
  rate: string;
}

/** A typed comma is a decimal sign like the dot, and spaces are none. What has another meaning stays, to be refused. */
export function readRate(text: string): string {
  const bare = text.replace(/\s/g, '');
  return /^\d+,\d+$/.test(bare) ? bare.replace(',', '.') : bare;
}

export const toDraft = (form: RateForm): RateDraft => ({
  currency: form.currency,
  startDate: form.startDate,
  endDate: form.endDate === '' ? null : form.endDate,
  rate: readRate(form.rate),
});

export const toForm = ({ currency, startDate, endDate, rate }: RateDraft): RateForm => ({
  currency,
  startDate,
  endDate: endDate ?? '',
  rate,
});

export function wrongIn(form: RateForm): WrongFields {
  const checked = check(RateDraft, toDraft(form), 'body');
  return 'value' in checked ? {} : checked.fields;
}

/** What a hundred of the currency are worth at the rate, to be seen before it is saved; nothing while it is none. */
export function hundredAt({ currency, rate }: RateForm, own: string): { from: Money; to: Money } | undefined {
  const read = readRate(rate);
  if (currency === '' || !isRate(read)) return undefined;
  const from = parseMoney('100', currency);
  return { from, to: convert(from, read, own) };
}

/** Accepted currencies that need a rate and have none today. */
export const missingToday = (
  accepted: readonly string[],
  own: string,
  today: readonly { readonly currency: string }[],
): string[] =>
  accepted.filter((currency) => currency !== own && !today.some((rate) => rate.currency === currency));

import { check } from '@deck/api';
import { recipientProblem } from '@deck/api/contract/formats';
import type { Order } from '@deck/api/contract/orders';
import { PaymentDraft } from '@deck/api/contract/payments';
import { CardRequestDraft } from '@deck/api/contract/tenders';
import {
  type CardExpiry,
  dueDateProblem,
  type PaymentSides,
  planSchedule,
  type ScheduleProblem,
} from '@deck/api/rules';
import { compareMoney, isDate, isTime, parseMoney, toAmount } from '@deck/values';
import type { WrongFields } from '../../../platform/forms/contract-resolver.ts';
import { type Conversion, getSides } from './conversion.ts';
import { formPath, toCardRequest, toDraft } from './payment-draft.ts';
import { chosenTraits, type PaymentFormValues, sendsLater } from './payment-values.ts';

/** What a payment is checked against besides the contract. */
export interface PaymentFacts {
  readonly order: Pick<
    Order,
    'id' | 'currency' | 'availableAmount' | 'startDate' | 'propertyTimezone' | 'started'
  >;
  readonly conversion: Conversion;
  /** The card chosen, once it is known. */
  readonly card: CardExpiry | undefined;
  readonly now: Date;
}

/** The message of each reason why a chosen time is refused. */
export const scheduleMessages = {
  ORDER_STARTED: 'orderStarted',
  IN_PAST: 'timePast',
  AFTER_CARD_EXPIRY: 'afterCardExpiry',
  TIME_SKIPPED: 'timeSkipped',
  AFTER_START: 'afterStart',
  AFTER_RATE_END: 'afterRateEnd',
} as const satisfies Readonly<Record<ScheduleProblem, string>>;

/** Those that the contract has no words for. */
export const scheduleProblems = ['orderStarted', 'afterStart', 'afterCardExpiry', 'afterRateEnd'] as const;

/** Everything that is wrong, at the fields of the form, before a request is sent. */
export function wrongFields(values: PaymentFormValues, facts: PaymentFacts): WrongFields {
  const wrong = { ...addressed(values), ...byContract(values, facts.order.id) };
  if (!chosenTraits(values).takesMoney) return wrong;
  const late = wrong.at === undefined ? scheduleProblem(values, facts) : undefined;
  const due = wrong.dueDate === undefined ? dueProblem(values, facts) : undefined;
  const sides = convertTyped(values, facts);
  return {
    ...(typeof sides === 'string' ? { amount: sides } : {}),
    ...(typeof sides === 'object' && exceeds(sides, facts.order) ? { amount: 'tooLarge' } : {}),
    ...(facts.conversion.kind === 'MISSING' || facts.conversion.kind === 'REFUSED'
      ? { acquisitionCurrency: 'choice' }
      : {}),
    ...(late === undefined ? {} : { at: late }),
    ...(due === undefined ? {} : { dueDate: due }),
    ...wrong,
  };
}

const convertTyped = (
  { amount, currency, acquisitionCurrency }: PaymentFormValues,
  { order, conversion }: Pick<PaymentFacts, 'order' | 'conversion'>,
) => getSides(amount, { order: order.currency, typed: currency, charged: acquisitionCurrency }, conversion);

/** Undefined while the rates are not known, or where the amount cannot be converted. */
export function sidesFor(
  values: PaymentFormValues,
  facts: Pick<PaymentFacts, 'order' | 'conversion'>,
): PaymentSides | undefined {
  const sides = convertTyped(values, facts);
  return typeof sides === 'object' ? sides : undefined;
}

/** What is shown of the amount in the other currency, as it is sent; undefined where nothing is converted. */
export function convertedIn(
  values: PaymentFormValues,
  facts: Pick<PaymentFacts, 'order' | 'conversion'>,
): string | undefined {
  const converted = sidesFor(values, facts)?.converted;
  return converted && toAmount(converted);
}

/** What payments already took, hold or may still take leaves less of the order than this. */
export const exceeds = (
  { collected }: Pick<PaymentSides, 'collected'>,
  { availableAmount, currency }: Pick<Order, 'availableAmount' | 'currency'>,
): boolean => compareMoney(collected, parseMoney(availableAmount, currency)) > 0;

function byContract(values: PaymentFormValues, orderId: string): WrongFields {
  const checked = chosenTraits(values).takesMoney
    ? check(PaymentDraft, toDraft(orderId, values), 'body')
    : check(CardRequestDraft, toCardRequest(values), 'body');
  if ('value' in checked) return {};
  return Object.fromEntries(
    Object.entries(checked.fields).map(([field, key]) => [formPath(field, values), key]),
  );
}

/** Whom it goes to: the contract takes any text there, since what it must be depends on the channel. */
function addressed(values: PaymentFormValues): WrongFields {
  const { channel, email, phone } = values;
  const { page } = chosenTraits(values);
  const isInvoice = page === 'INVOICE';
  // An invoice without a recipient goes to the customer.
  if (isInvoice ? email.trim() === '' : page !== 'CARD_REQUEST' && !sendsLater(values)) return {};
  const place = isInvoice || channel === 'EMAIL' ? 'email' : 'phone';
  const problem =
    place === 'email' ? recipientProblem('EMAIL', email.trim()) : recipientProblem('SMS', phone);
  return problem === undefined ? {} : { [place]: problem };
}

/** What is wrong with the due date of an invoice. */
function dueProblem(values: PaymentFormValues, { order, conversion, now }: PaymentFacts) {
  if (!chosenTraits(values).hasDueDate) return undefined;
  const rateEndDate = conversion.kind === 'READY' ? conversion.endDate : null;
  return dueDateProblem(values.dueDate, { zone: order.propertyTimezone, now, rateEndDate });
}

/** What is wrong with the time something is to happen at by itself. */
function scheduleProblem(
  values: PaymentFormValues,
  { order, conversion, card, now }: PaymentFacts,
): (typeof scheduleMessages)[ScheduleProblem] | undefined {
  if (values.kind !== 'SCHEDULED') return undefined;
  // Whatever the time, and before one is chosen.
  if (order.started) return scheduleMessages.ORDER_STARTED;
  const [date = '', time = ''] = values.at.split('T');
  if (!isDate(date) || !isTime(time)) return undefined;
  const planned = planSchedule({
    moment: values.at,
    now,
    startDate: order.startDate,
    zone: order.propertyTimezone,
    rateEndDate: conversion.kind === 'READY' ? conversion.endDate : null,
    ...(chosenTraits(values).cardFrom === 'SAVED_CARD' && card ? { card } : {}),
  });
  return 'problem' in planned ? scheduleMessages[planned.problem] : undefined;
}

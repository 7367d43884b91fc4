import { check } from '@deck/api';
import { recipientProblem } from '@deck/api/contract/formats';
import type { Order } from '@deck/api/contract/orders';
import { PaymentPlanDraft } from '@deck/api/contract/payments';
import { type CardExpiry, PLAN_TIME, planSchedule } from '@deck/api/rules';
import { type CivilDate, isDate } from '@deck/values';
import type { WrongFields } from '../../../platform/forms/contract-resolver.ts';
import type { Conversion } from '../create/conversion.ts';
import { scheduleMessages } from '../create/payment-rules.ts';
import {
  type PlanLine,
  type PlanValues,
  planAmounts,
  planPath,
  planRecipient,
  recipientField,
  toPlanDraft,
} from './plan-values.ts';

/** What a plan is checked against besides the contract. */
export interface PlanFormFacts {
  readonly order: Pick<Order, 'availableAmount' | 'currency' | 'startDate' | 'propertyTimezone'>;
  readonly conversion: Conversion;
  /** The card chosen, once it is known. */
  readonly card: CardExpiry | undefined;
  readonly now: Date;
  /** By the clocks of the property. */
  readonly today: CivilDate;
}

/** Everything that is wrong, at the fields of the form, before a request is sent. */
export function wrongPlanFields(values: PlanValues, facts: PlanFormFacts): WrongFields {
  const { lines, channel, tenderId } = values;
  const wrong: Record<string, string> = {};
  const { kind } = facts.conversion;
  if (kind === 'MISSING' || kind === 'REFUSED') wrong.acquisitionCurrency = 'choice';
  if (lines.some(({ way }) => way === 'PAYMENT_CARD') && tenderId === '') wrong.tenderId = 'required';
  const problem =
    lines.some(({ way }) => way === 'PAYMENT_LINK') && recipientProblem(channel, planRecipient(values));
  if (problem) wrong[recipientField(values)] = problem;
  lines.forEach((line, at) => {
    const date = at === 0 ? undefined : dateProblem(line, facts);
    if (date !== undefined) wrong[`lines.${at}.date`] = date;
    const sentOn = at === 0 ? facts.today : line.date;
    if (isDate(line.remindOn) && isDate(sentOn) && line.remindOn <= sentOn)
      wrong[`lines.${at}.remindOn`] = 'dateOrder';
  });
  const amounts = planAmounts(values, facts.order);
  const unread = amounts.slice(0, -1).flatMap((amount, at) => (amount === undefined ? [at] : []));
  for (const at of unread) wrong[`lines.${at}.amount`] = 'amount';
  // The others take everything, or more than there is.
  if (unread.length === 0 && amounts.at(-1) === undefined)
    wrong[`lines.${lines.length - 2}.amount`] = 'tooLarge';
  return { ...wrong, ...byContract(values, facts) };
}

function dateProblem({ date, way }: PlanLine, { order, conversion, card, now }: PlanFormFacts) {
  if (!isDate(date)) return undefined;
  const planned = planSchedule({
    moment: `${date}T${PLAN_TIME}`,
    now,
    startDate: order.startDate,
    zone: order.propertyTimezone,
    rateEndDate: conversion.kind === 'READY' ? conversion.endDate : null,
    ...(way === 'PAYMENT_CARD' && card ? { card } : {}),
  });
  return 'problem' in planned ? scheduleMessages[planned.problem] : undefined;
}

function byContract(values: PlanValues, { order, today }: PlanFormFacts): WrongFields {
  const checked = check(PaymentPlanDraft, toPlanDraft(values, order, today), 'body');
  if ('value' in checked) return {};
  return Object.fromEntries(
    Object.entries(checked.fields).map(([field, key]) => [planPath(field, values), key]),
  );
}

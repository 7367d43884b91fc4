import { check } from '@deck/api';
import { recipientProblem } from '@deck/api/contract/formats';
import type { Order } from '@deck/api/contract/orders';
import { PaymentDraft } from '@deck/api/contract/payments';
import { CardRequestDraft } from '@deck/api/contract/tenders';
import { type CardExpiry, hasStarted, scheduleRefusal } from '@deck/api/rules';
import { amountOf, compareMoney, instantIn, isDate, isTime, parseMoney } from '@deck/values';
import type { WrongFields } from '../../../forms/contract-resolver.ts';
import { type Conversion, convertedOf, type Sides, sidesOf } from './conversion.ts';
import { formPath, toCardRequest, toDraft } from './payment-draft.ts';
import { type PaymentFormValues, sendsLater, usesCard } from './payment-values.ts';

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

/** Why a chosen time is refused, where the contract has no word for it. */
export const scheduleProblems = ['orderStarted', 'afterStart', 'afterCardExpiry', 'afterRateEnd'] as const;
type ScheduleProblem = (typeof scheduleProblems)[number];

/** Everything that is wrong, at the fields of the form, before a request is sent. */
export function wrongFields(values: PaymentFormValues, facts: PaymentFacts): WrongFields {
  const wrong = { ...addressed(values), ...byContract(values, facts.order.id) };
  if (values.kind === 'CARD_REQUEST') return wrong;
  const late = wrong.at === undefined ? scheduleProblem(values, facts) : undefined;
  const sides = sidesFor(values, facts);
  return {
    ...(sides && exceeds(sides, facts.order) ? { amount: 'tooLarge' } : {}),
    ...(facts.conversion.kind === 'MISSING' || facts.conversion.kind === 'REFUSED'
      ? { acquisitionCurrency: 'choice' }
      : {}),
    ...(late === undefined ? {} : { at: late }),
    ...wrong,
  };
}

export const sidesFor = (
  { amount, currency, acquisitionCurrency }: PaymentFormValues,
  { order, conversion }: Pick<PaymentFacts, 'order' | 'conversion'>,
): Sides | undefined =>
  sidesOf(amount, { order: order.currency, typed: currency, charged: acquisitionCurrency }, conversion);

/** What is shown of the amount in the other currency, as it is sent; undefined where nothing is converted. */
export function convertedIn(
  values: PaymentFormValues,
  facts: Pick<PaymentFacts, 'order' | 'conversion'>,
): string | undefined {
  const sides = sidesFor(values, facts);
  const converted = sides && convertedOf(sides, values.currency);
  return converted && amountOf(converted);
}

/** What payments already took, hold or may still take leaves less of the order than this. */
export const exceeds = (
  { collected }: Sides,
  { availableAmount, currency }: Pick<Order, 'availableAmount' | 'currency'>,
): boolean => compareMoney(collected, parseMoney(availableAmount, currency)) > 0;

function byContract(values: PaymentFormValues, orderId: string): WrongFields {
  const checked =
    values.kind === 'CARD_REQUEST'
      ? check(CardRequestDraft, toCardRequest(values), 'body')
      : check(PaymentDraft, toDraft(orderId, values), 'body');
  if ('value' in checked) return {};
  return Object.fromEntries(
    Object.entries(checked.fields).map(([field, key]) => [formPath(field, values), key]),
  );
}

/** Whom it goes to: the contract takes any text there, since what it must be depends on the channel. */
function addressed(values: PaymentFormValues): WrongFields {
  const { kind, channel, email, phone } = values;
  // An invoice without a recipient goes to the customer.
  if (kind === 'WIRE' ? email.trim() === '' : kind !== 'CARD_REQUEST' && !sendsLater(values)) return {};
  const place = kind === 'WIRE' || channel === 'EMAIL' ? 'email' : 'phone';
  const problem =
    place === 'email' ? recipientProblem('EMAIL', email.trim()) : recipientProblem('SMS', phone);
  return problem === undefined ? {} : { [place]: problem };
}

/** What is wrong with the time something is to happen at by itself. */
function scheduleProblem(
  values: PaymentFormValues,
  { order, conversion, card, now }: PaymentFacts,
): ScheduleProblem | 'timePast' | 'timeSkipped' | undefined {
  if (values.kind !== 'SCHEDULED') return undefined;
  if (order.started) return 'orderStarted';
  const [date = '', time = ''] = values.at.split('T');
  if (!isDate(date) || !isTime(time)) return undefined;
  const zone = order.propertyTimezone;
  const found = instantIn(zone, date, time);
  if (!found.ok) return 'timeSkipped';
  const at = new Date(found.instant);
  const charged = usesCard(values) && card ? { card } : {};
  switch (scheduleRefusal({ at, now, startDate: order.startDate, zone, ...charged })) {
    case 'ORDER_STARTED':
      return 'orderStarted';
    case 'IN_PAST':
      return 'timePast';
    case 'AFTER_CARD_EXPIRY':
      return 'afterCardExpiry';
  }
  if (hasStarted(order.startDate, zone, at)) return 'afterStart';
  if (conversion.kind === 'READY' && conversion.endDate !== null && date > conversion.endDate)
    return 'afterRateEnd';
  return undefined;
}

import type { Order } from '@deck/api/contract/orders';
import type { PaymentPlanDraft } from '@deck/api/contract/payments';
import type { Environment } from '@deck/api/contract/people';
import { firstRecipient, lifetimeUntil, PLAN_TIME, proposePlan, remainder } from '@deck/api/rules';
import type { Channel } from '@deck/api/vocabulary';
import { type CivilDate, isAmount, isDate, type Money, parseMoney, toAmount } from '@deck/values';
import { firstCharged } from '../create/payment-values.ts';

/** How many payments a plan can have, as its field names them. */
export const planCounts = ['2', '3', '4'] as const;
export type PlanCount = (typeof planCounts)[number];

/** How a payment of a plan is collected: by a link that is sent, or from a saved card. */
export const planWays = ['PAYMENT_LINK', 'PAYMENT_CARD'] as const;

/** One payment as the form holds it. */
export interface PlanLine {
  /** Of the last one nothing is kept: it is what the others leave. */
  amount: string;
  /** Empty while open; the first is now. */
  date: string;
  way: (typeof planWays)[number];
  /** When the guest is reminded; empty follows the property. */
  remindOn: string;
}

/** A plan as its form holds it. */
export interface PlanValues {
  count: PlanCount;
  lines: PlanLine[];
  acquisitionCurrency: string;
  /** How every link of the plan is sent, and where to: the other address is kept for another choice. */
  channel: Channel;
  email: string;
  phone: string;
  tenderId: string;
}

/** The payments proposed for an order; undefined where nothing can be planned any more. */
export function proposeLines(order: Order, today: CivilDate, count: PlanCount): PlanLine[] | undefined {
  const { currency, totalAmount, availableAmount, paymentPolicy: policy, startDate, started } = order;
  if (started) return undefined;
  const [total, available] = [parseMoney(totalAmount, currency), parseMoney(availableAmount, currency)];
  return proposePlan({ total, available, policy, startDate, today, count: Number(count) })?.map(
    ({ amount, date, remindOn }): PlanLine => ({
      amount: toAmount(amount),
      date: date ?? '',
      way: 'PAYMENT_LINK',
      remindOn: remindOn ?? '',
    }),
  );
}

/** What the form begins with. */
export const firstPlan = (order: Order, environment: Environment, lines: PlanLine[]): PlanValues => ({
  count: '2',
  lines,
  acquisitionCurrency: firstCharged(environment, order.currency),
  channel: firstRecipient(order.customer)?.channel ?? 'EMAIL',
  email: order.customer.email,
  phone: order.customer.phone,
  tenderId: '',
});

/** Where the links of a plan go. */
export const planRecipient = ({
  channel,
  email,
  phone,
}: Pick<PlanValues, 'channel' | 'email' | 'phone'>): string => (channel === 'EMAIL' ? email.trim() : phone);

/** The field that holds it. */
export const recipientField = ({ channel }: Pick<PlanValues, 'channel'>) =>
  channel === 'EMAIL' ? 'email' : 'phone';

/** The amount of each payment; undefined where what was typed is none yet. The last is what the others leave. */
export function planAmounts(
  { lines }: Pick<PlanValues, 'lines'>,
  { availableAmount, currency }: Pick<Order, 'availableAmount' | 'currency'>,
): (Money | undefined)[] {
  const typed = lines
    .slice(0, -1)
    .map(({ amount }) => (isAmount(amount, currency) ? parseMoney(amount, currency) : undefined));
  const known = typed.filter((one) => one !== undefined);
  const rest = remainder(parseMoney(availableAmount, currency), known);
  return [...typed, known.length === typed.length && rest.minor > 0n ? rest : undefined];
}

/**
 * What is sent to the server.
 * @param today by the property's clocks: the deposit is of today
 * @param converted what each amount is shown to be in the other currency
 */
export function toPlanDraft(
  values: PlanValues,
  order: Pick<Order, 'availableAmount' | 'currency'>,
  today: CivilDate,
  converted: readonly (string | undefined)[] = [],
): PaymentPlanDraft {
  const amounts = planAmounts(values, order);
  return {
    acquisitionCurrency: values.acquisitionCurrency,
    payments: values.lines.map((line, at) => {
      const amount = amounts[at];
      const convertedAmount = converted[at];
      const common = {
        // A sum that cannot be is the concern of the amounts before it.
        amount: at < values.lines.length - 1 ? line.amount : amount ? toAmount(amount) : '1',
        ...(convertedAmount !== undefined && { convertedAmount }),
      };
      const moment = at === 0 || line.date === '' ? undefined : `${line.date}T${PLAN_TIME}`;
      if (line.way === 'PAYMENT_CARD')
        return {
          ...common,
          type: line.way,
          tenderId: values.tenderId,
          ...(moment !== undefined && { executeAt: moment }),
        };
      return {
        ...common,
        type: line.way,
        channel: values.channel,
        recipient: planRecipient(values),
        withQrcode: values.channel === 'EMAIL',
        ...(moment !== undefined && { sendAt: moment }),
        ...getLifetime(at === 0 ? today : line.date, line.remindOn),
      };
    }),
  };
}

/** A link with a day for its reminder lives until the day after it. */
const getLifetime = (sentOn: string, remindOn: string) =>
  isDate(sentOn) && isDate(remindOn) && remindOn > sentOn
    ? { lifetime: lifetimeUntil(sentOn, remindOn) }
    : {};

/** Where the form shows what the server has against a field: `payments.1.sendAt` is the date of its second line. */
export function planPath(path: string, sent: Pick<PlanValues, 'channel'>): string {
  const [, at, field = ''] = /^payments\.(\d)\.(\w+)$/.exec(path) ?? [];
  if (at === undefined) return path === 'payments' ? 'count' : path;
  if (field === 'recipient') return recipientField(sent);
  if (field === 'tenderId') return field;
  return `lines.${at}.${lineFields[field] ?? 'amount'}`;
}

const lineFields: Readonly<Record<string, keyof PlanLine>> = {
  sendAt: 'date',
  executeAt: 'date',
  lifetime: 'remindOn',
};

import type { Order } from '@deck/api/contract/orders';
import type { Payment } from '@deck/api/contract/payments';
import type { Environment } from '@deck/api/contract/people';
import {
  firstDueDate,
  firstRecipient,
  type PaymentTraits,
  paymentDefaults,
  paymentKinds,
} from '@deck/api/rules';
import { type Channel, type PaymentType, paymentTypes, type Scheme } from '@deck/api/vocabulary';
import { clock } from '@deck/values';
import { firstAmount } from '../../order/first-amount.ts';
import { lastDispatch } from '../dispatches.ts';

const [link, ...others] = paymentTypes;
/** What the form offers: every kind of payment, and beside the link what happens at a chosen time. */
export const paymentChoices = [link, 'SCHEDULED', ...others] as const;
export type PaymentChoice = (typeof paymentChoices)[number];

/** What happens by itself at a chosen time. */
export const plans = ['SEND', 'CHARGE'] as const;
type Plan = (typeof plans)[number];

/** A payment as its form holds it: the fields of all kinds, so that changing the kind loses nothing typed. */
export interface PaymentFormValues {
  kind: PaymentChoice;
  plan: Plan;
  amount: string;
  /** In which the amount is typed. */
  currency: string;
  /** In which the payer is charged. */
  acquisitionCurrency: string;
  /** ISO-8601, or `unlimited`. */
  lifetime: string;
  /** Of an invoice, `2026-12-04`; empty while open. */
  dueDate: string;
  scheme: Scheme;
  /** By the clocks of the property, `2026-11-24T10:30`; empty while open. */
  at: string;
  channel: Channel;
  email: string;
  phone: string;
  withQrcode: boolean;
  /** A saved card, `0` for one that is still to be given, or empty. */
  tenderId: string;
  /** Names of payment methods; none is all there are. */
  methods: string[];
  /** What the guest reads above the amount; empty follows the amount. */
  label: string;
  description: string;
  customerNote: string;
  reference: string;
  invoiceNumber: string;
  street: string;
  postalCode: string;
  city: string;
  country: string;
}

type Chosen = Pick<PaymentFormValues, 'kind' | 'plan'>;

const plannedTypes: Readonly<Record<Plan, PaymentType>> = { SEND: 'PAYMENT_LINK', CHARGE: 'PAYMENT_CARD' };

/** The kind of payment the form creates. */
export const chosenType = ({ kind, plan }: Chosen): PaymentType =>
  kind === 'SCHEDULED' ? plannedTypes[plan] : kind;
export const chosenTraits = (chosen: Chosen): PaymentTraits => paymentKinds[chosenType(chosen)];
export const sendsLater = ({ kind, plan }: Chosen): boolean => kind === 'SCHEDULED' && plan === 'SEND';

/** How a payment of a property takes money, and how long its link lives, unless the form says otherwise. */
export function firstDefaults(
  environment: Environment,
  propertyId: string,
): Pick<PaymentFormValues, 'scheme' | 'lifetime'> {
  const property = environment.properties.find(({ id }) => id === propertyId);
  const { transactionType, defaultPaymentLifetime } = environment;
  const { scheme, lifetime } = paymentDefaults(property, {
    scheme: transactionType,
    lifetime: defaultPaymentLifetime,
  });
  return { scheme, lifetime: lifetime ?? 'unlimited' };
}

/** The company's own currency, where payments begin in it and it is offered; else what they are made in. */
export function firstCharged(environment: Environment, currency: string): string {
  const { applyCompanyExchangeRateByDefault, acceptedCurrencies, defaultCurrency } = environment;
  const isOffered = acceptedCurrencies.includes(defaultCurrency);
  return applyCompanyExchangeRateByDefault && isOffered ? defaultCurrency : currency;
}

/** What a form begins with. */
export function firstValues(order: Order, environment: Environment): PaymentFormValues {
  const { currency, customer } = order;
  return {
    kind: 'PAYMENT_LINK',
    plan: 'SEND',
    amount: firstAmount(order),
    currency,
    acquisitionCurrency: firstCharged(environment, currency),
    ...firstDefaults(environment, order.propertyId),
    dueDate: firstDueDate({ zone: order.propertyTimezone, now: new Date(clock.now()), rateEndDate: null }),
    at: '',
    channel: firstRecipient(customer)?.channel ?? 'EMAIL',
    email: customer.email,
    phone: customer.phone,
    withQrcode: true,
    tenderId: '',
    methods: [],
    label: '',
    description: '',
    customerNote: '',
    reference: '',
    invoiceNumber: '',
    street: '',
    postalCode: '',
    city: '',
    country: customer.country,
  };
}

/** The first values of a form that repeats a failed payment. An invoice gets a new number. */
export function valuesLike(before: Payment, order: Order, environment: Environment): PaymentFormValues {
  const first = firstValues(order, environment);
  const sentBy = (channel: 'EMAIL' | 'SMS') => lastDispatch(before, channel)?.recipient;
  return {
    ...first,
    kind: before.type,
    amount: before.inputAmount ?? before.amount,
    currency: before.inputCurrency ?? before.currency,
    acquisitionCurrency: before.acquisitionCurrency,
    lifetime: before.lifetime ?? (before.expiresAt === null ? 'unlimited' : first.lifetime),
    scheme: before.scheme,
    email: sentBy('EMAIL') ?? first.email,
    phone: sentBy('SMS') ?? first.phone,
    tenderId: before.tenderId ?? '',
    methods: before.methods,
    label: before.label,
    description: before.description,
    customerNote: before.customerNote,
    reference: before.reference,
    street: before.billingAddress,
    postalCode: before.billingPostalCode,
    city: before.billingCity,
    country: before.billingCountry === '' ? first.country : before.billingCountry,
  };
}

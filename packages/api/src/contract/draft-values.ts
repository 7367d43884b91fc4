import * as z from 'zod/mini';
import { LARGEST_DRAFT } from '../rules/form-drafts.ts';
import { MOST_PLANNED } from '../rules/payment-plan.ts';
import {
  channels,
  paymentPolicies,
  positionTypes,
  ratePeriods,
  schemes,
  trips,
} from '../vocabulary/enums.ts';
import { LanguageCode } from './formats.ts';
import { MOST_POSITIONS } from './order-draft.ts';
import { max, maxLength, say } from './validation.ts';

// What forms hold while a person types: texts are unchecked, but the names are exactly those of the form. No form of
// staff has a field of a card, so no draft has one.

const Typed = z.string(say('required')).check(maxLength(5_000));
const Methods = z.array(Typed).check(max(200));
const Scheme = z.enum(schemes, say('choice'));
const Period = z.enum(ratePeriods, say('choice'));
const strict = <Shape extends z.core.$ZodShape>(shape: Shape) => z.strictObject(shape, say('invalid'));

/** The limit of a whole form. */
const whole = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  strict(shape).check(z.refine((values) => getSize(values) <= LARGEST_DRAFT, say('tooLarge')));

const getSize = (values: unknown): number => new TextEncoder().encode(JSON.stringify(values)).length;

const Position = strict({
  key: Typed,
  type: z.enum(positionTypes, say('choice')),
  name: Typed,
  propertyId: Typed,
  rate: Typed,
  amount: Typed,
  priced: Typed,
  period: Period,
  length: Typed,
  trip: z.enum(trips, say('choice')),
  days: strict({ from: Typed, to: Typed }),
  people: Typed,
  aircraft: Typed,
  departurePoint: Typed,
  destination: Typed,
  model: Typed,
  pickUpTime: Typed,
  pickUpLocation: Typed,
  dropOffTime: Typed,
  dropOffLocation: Typed,
});

/** A new order, and an edit of one. `revision` is that of the order the edit began with; empty for a new one. */
const OrderValues = whole({
  revision: Typed,
  externalId: Typed,
  currency: Typed,
  propertyId: Typed,
  paymentPolicy: z.enum(paymentPolicies, say('choice')),
  looseRate: strict({
    appliedRate: z.nullable(strict({ amount: Typed, period: Period })),
    lengthOfStay: z.nullable(z.number(say('invalid'))),
  }),
  reservationId: Typed,
  messageToCustomer: Typed,
  internalNote: Typed,
  positions: z.array(Position).check(max(MOST_POSITIONS)),
  customer: strict({
    firstName: Typed,
    lastName: Typed,
    email: Typed,
    phone: Typed,
    language: LanguageCode,
    country: Typed,
    companyName: Typed,
  }),
});

/** The forms of an order and its payment in one, and of a permanent link. */
const QuickOrderValues = whole({
  propertyId: Typed,
  currency: Typed,
  amount: Typed,
  amountKind: z.enum(['FIXED', 'OPEN'], say('choice')),
  externalId: Typed,
  description: Typed,
  firstName: Typed,
  lastName: Typed,
  email: Typed,
  phone: Typed,
  language: LanguageCode,
  country: Typed,
  companyName: Typed,
  reservationId: Typed,
  startDate: Typed,
  endDate: Typed,
  lifetime: Typed,
  scheme: Scheme,
  methods: Methods,
  label: Typed,
  customerNote: Typed,
  reference: Typed,
  invoiceNumber: Typed,
});

/** A new payment of an order. A saved card is named by its id alone. */
const PaymentValues = whole({
  kind: Typed,
  plan: Typed,
  amount: Typed,
  currency: Typed,
  acquisitionCurrency: Typed,
  lifetime: Typed,
  dueDate: Typed,
  scheme: Scheme,
  at: Typed,
  channel: z.enum(channels, say('choice')),
  email: Typed,
  phone: Typed,
  withQrcode: z.boolean(say('invalid')),
  tenderId: Typed,
  methods: Methods,
  label: Typed,
  description: Typed,
  customerNote: Typed,
  reference: Typed,
  invoiceNumber: Typed,
  street: Typed,
  postalCode: Typed,
  city: Typed,
  country: Typed,
});

/** A deposit and the rest of an order. */
const PlanValues = whole({
  count: z.enum(['2', '3', '4'], say('choice')),
  lines: z
    .array(
      strict({
        amount: Typed,
        date: Typed,
        way: z.enum(['PAYMENT_LINK', 'PAYMENT_CARD'], say('choice')),
        remindOn: Typed,
      }),
    )
    .check(max(MOST_PLANNED)),
  acquisitionCurrency: Typed,
  channel: z.enum(channels, say('choice')),
  email: Typed,
  phone: Typed,
  tenderId: Typed,
});

/** The values of each kind of form. */
export const draftValues = {
  NEW_ORDER: OrderValues,
  ORDER_EDIT: OrderValues,
  CUSTOMER_EDIT: OrderValues,
  NEW_PAYMENT: PaymentValues,
  PAYMENT_PLAN: PlanValues,
  FAST_PAYMENT: QuickOrderValues,
  SPLIT_PAYMENT: QuickOrderValues,
  PERMANENT_LINK: QuickOrderValues,
} as const;
/** The values of any form. */
export const AnyDraftValues = z.union([OrderValues, PaymentValues, PlanValues, QuickOrderValues]);
export type DraftValues<Kind extends keyof typeof draftValues> = z.infer<(typeof draftValues)[Kind]>;

import * as z from 'zod/mini';
import { described } from '../core/described.ts';
import { endpoint, page, param } from '../core/endpoint.ts';
import { movementKinds } from '../vocabulary/enums.ts';
import { movementSortFields } from '../vocabulary/sort-fields.ts';
import { AmountSum, CivilDate, Currency, Id, Instant, LongText, say } from './formats.ts';

/** A sum that refunds may bring below zero. */
const SignedSum = described(
  z.string().check(z.regex(/^-?\d{1,18}(\.\d{1,4})?$/, say('amount'))),
  'A decimal string with all the decimals of its currency; below zero it begins with a minus.',
  '1234.50',
);

/** What moved in a currency. */
export const DaySum = z.object({
  currency: Currency,
  charges: AmountSum,
  captures: AmountSum,
  refunds: AmountSum,
  moved: described(SignedSum, 'Charges and captures less refunds.'),
  released: described(AmountSum, 'Holds let go: listed, in no sum.'),
  paidOut: described(AmountSum, "Sent to the company's bank, in the currency of the cards: in no sum."),
});
export type DaySum = z.infer<typeof DaySum>;

/** What moved at one property, by one method or through one colleague. */
export const DayPart = z.object({
  id: described(z.string(), 'The property, method or colleague; empty for none.', 'property-kalypso-bay'),
  name: described(
    z.string(),
    'The name of the property. A colleague is CUSTOMER where guests paid by themselves, SYSTEM where it happened by itself.',
    'Kalypso Bay Resort',
  ),
  currency: Currency,
  moved: SignedSum,
});
export type DayPart = z.infer<typeof DayPart>;

export const ShiftClose = z.object({
  id: Id,
  closedBy: z.string(),
  closedAt: Instant,
  note: LongText,
  sums: described(z.array(DaySum), 'What had moved since the close before it. It stays as it was.'),
});
export type ShiftClose = z.infer<typeof ShiftClose>;

export const Day = z.object({
  day: CivilDate,
  sums: described(z.array(DaySum), 'By currency; those in which nothing moved are left out.'),
  properties: z.array(DayPart),
  methods: z.array(DayPart),
  colleagues: z.array(DayPart),
  closes: described(z.array(ShiftClose), 'The closes of the day, oldest first.'),
  open: described(z.array(DaySum), 'What no close has listed yet.'),
});
export type Day = z.infer<typeof Day>;

export const Movement = z.object({
  id: Id,
  at: Instant,
  kind: z.enum(movementKinds),
  amount: described(AmountSum, 'Always above zero; `kind` says which way it went.'),
  currency: Currency,
  paymentId: described(z.nullable(Id), 'Null for a payout, as are the next three.'),
  paymentNumber: z.nullable(z.string()),
  orderId: z.nullable(Id),
  orderExternalId: z.nullable(z.string()),
  customerName: z.string(),
  propertyName: described(z.string(), 'Empty for none.'),
  method: described(z.string(), 'The payment method, VISA or BANK_TRANSFER; empty for none.', 'VISA'),
  colleague: described(z.string(), 'Who did it: a name, CUSTOMER or SYSTEM.', 'Eleni Markou'),
});
export type Movement = z.infer<typeof Movement>;

/** Filters of the movements; an empty list of values does not filter. */
export const MovementFilter = z.strictObject({
  day: described(
    z.optional(CivilDate),
    "By the clocks of each movement's property; left out, today by those of the caller.",
  ),
  kinds: z.optional(z.array(z.enum(movementKinds))),
  currencies: z.optional(z.array(z.string())),
  methods: z.optional(z.array(z.string())),
  propertyIds: z.optional(z.array(Id)),
  colleagues: z.optional(z.array(z.string())),
});
export type MovementFilter = z.infer<typeof MovementFilter>;

const seen = { needs: 'ALL_PAYMENTS_LIST_VIEW', notInSpec: true } as const;

export const days = {
  get: endpoint('GET /api/v1/days?day', {
    summary: 'What moved on a day: charges and captures less refunds, by currency.',
    description:
      'A day is that of the clocks of the property where the money moved; left out, today by the clocks of the caller. The sums are those of the list of movements and of the chart of the main page.',
    ...seen,
    params: { day: CivilDate },
    response: Day,
  }),
  close: endpoint('POST /api/v1/days/{day}/closes', {
    summary: 'Close a shift: keep what moved on the day since the close before, with a note.',
    description:
      'The sums are those of the moment. What moves later, or is told later, is listed by the next close. Who is assigned to properties closes theirs.',
    ...seen,
    params: { day: CivilDate },
    body: z.strictObject({ note: LongText }),
    response: ShiftClose,
    idempotencyKey: 'required',
  }),
};

export const movements = {
  list: endpoint('GET /api/v1/movements?page&size&sort&get_movements_rq', {
    summary: 'The movements of a day, newest first: charges, captures, refunds, released holds and payouts.',
    description: `Sorts by ${movementSortFields.join(', ')}.`,
    ...seen,
    params: {
      page: param.int,
      size: param.int,
      sort: param.list,
      getMovementsRq: param.json(MovementFilter),
    },
    response: page(Movement),
  }),
};

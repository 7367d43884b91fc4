import * as z from 'zod/mini';
import { described } from '../core/described.ts';
import { endpoint } from '../core/endpoint.ts';
import { deliveryStatuses, ifcMessageTypes } from '../vocabulary/enums.ts';
import {
  CivilDate,
  Currency,
  Email,
  fitsCurrency,
  Id,
  Instant,
  LanguageCode,
  LatinName,
  Line,
  Phone,
  PositiveAmount,
  RequiredLine,
  say,
} from './formats.ts';
import { Payment } from './payments.ts';

/** The guest of a reservation, as the hotel system stores them. */
const IfcGuest = z.object({
  firstName: LatinName,
  lastName: LatinName,
  email: Email,
  phone: Phone,
  language: LanguageCode,
});

/** A message of a hotel's interface (IFC). */
export const IfcMessage = z
  .object({
    messageId: described(
      RequiredLine,
      'As the interface numbers it: a message that comes again is answered as the first time.',
    ),
    messageType: z.enum(ifcMessageTypes, say('choice')),
    reservationId: RequiredLine,
    room: Line,
    amount: PositiveAmount,
    currency: Currency,
    description: z.optional(Line),
    propertyId: described(
      z.optional(Id),
      'What an order is made of if the reservation has none yet; not read if it has.',
    ),
    arrival: z.optional(CivilDate),
    departure: z.optional(CivilDate),
    guest: z.optional(IfcGuest),
  })
  .check(
    z.refine((message) => fitsCurrency(message.amount, message.currency), {
      path: ['amount'],
      error: 'amount',
    }),
    z.refine(({ arrival, departure }) => !arrival || !departure || arrival < departure, {
      path: ['departure'],
      error: 'dateOrder',
    }),
  );
export type IfcMessage = z.infer<typeof IfcMessage>;

const IfcReply = z.object({
  messageId: z.string(),
  reservationId: z.string(),
  orderCreated: described(z.boolean(), 'Whether the reservation had no order and one was made.'),
  payment: Payment,
});

export const Suite8Payment = z.object({
  messageId: z.string(),
  messageType: z.enum(ifcMessageTypes),
  reservationId: z.string(),
  room: z.string(),
  receivedAt: Instant,
  deliveryStatus: described(
    z.nullable(z.enum(deliveryStatuses)),
    'Of the newest money moved; null while there is nothing to tell the interface.',
  ),
  deliveredAt: z.nullable(Instant),
  payment: Payment,
});
export type Suite8Payment = z.infer<typeof Suite8Payment>;

const byToken =
  "A hotel system needs no session: it sends the division's PMS token, `Authorization: Bearer pms_…`.";

export const hotelSystems = {
  ifcgate: endpoint('POST /api/v1/payments/ifcgate', {
    summary:
      "Take a message of a hotel's interface: a link to be paid, or a charge of the reservation's card.",
    description: [
      'The payment is made for the newest open order of the reservation; if there is none, an order is made from the property, the dates and the guest of the message, with the agent SUITE8 and the tag IFC. A person who sends one needs ORDER_INSTANCE_CREATE and ORDER_POSITIONS_ACCOMMODATION for that.',
      '`PAYMENT_LINK` makes a link and answers its address; it takes money and lives as those of the property do. `CHARGE_CARD` charges the card last saved for the order; without one it is refused with 400 at `messageType`.',
      'A message of the same `message_id` is answered as the first time; with another content it is refused as IDEMPOTENCY_KEY_REUSED.',
      byToken,
    ].join('\n\n'),
    needs: 'ORDER_INSTANCE_EDIT',
    tokens: ['PMS'],
    body: IfcMessage,
    response: IfcReply,
    errors: [
      'PAYMENTS_AMOUNT_EXCEEDS_ORDER',
      'NO_SUITABLE_PSP_PROFILE_FOUND',
      'ORDER_NOT_EDITABLE',
      'CARD_EXPIRED',
    ],
    idempotencyKey: 'required',
    notInSpec: true,
  }),
  suite8: endpoint('GET /api/v1/payments/suite8', {
    summary: 'The last 200 payments made for Suite8, newest first, with what its interface was told.',
    description: [
      'DELIVERED: the interface has the newest money moved on its folio. PROCESSING: it is being told. NOT_DELIVERED: it refused, or could not be reached.',
      byToken,
    ].join('\n\n'),
    needs: 'ALL_PAYMENTS_LIST_VIEW',
    tokens: ['PMS'],
    response: z.array(Suite8Payment),
    notInSpec: true,
  }),
};

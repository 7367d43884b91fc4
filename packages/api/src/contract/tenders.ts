import * as z from 'zod/mini';
import { binary, endpoint } from '../core/endpoint.ts';
import { cardTypes, channels } from '../vocabulary/enums.ts';
import { cardRequestStatuses } from '../vocabulary/states.ts';
import { Id, Instant, Lifetime, LongText, Recipient, say } from './formats.ts';
import { maxLength } from './validation.ts';

/** A guest's card: saved or requested. */
export const Tender = z.object({
  /** The status of the request and of the card it led to. */
  id: Id,
  content: z.enum(['CARD', 'REQUEST']),
  state: z.enum(cardRequestStatuses),
  /** The card brand; `unknown` until a card is given. */
  type: z.enum(cardTypes),
  /** The masked number with the first six and last four digits; empty until a card is given. */
  name: z.string(),
  cardHolder: z.string(),
  /** Months count from 1; null until a card is given. */
  expirationMonth: z.nullable(z.int()),
  /** Four digits. */
  expirationYear: z.nullable(z.int()),
  /** The card is past its last month and cannot be charged any more. */
  expired: z.boolean(),
  customerEmail: z.string(),
  orderId: Id,
  orderExternalId: z.string(),
  /** The address of the page where the guest enters the card, while the request is open. */
  link: z.nullable(z.string()),
  /** The end of the request; null: open until a card is given or the request is canceled. */
  expiresAt: z.nullable(Instant),
  /** Why the card was declined. */
  reason: z.nullable(z.string()),
  createdBy: z.string(),
  createdAt: Instant,
  modifiedAt: Instant,
});
export type Tender = z.infer<typeof Tender>;

/** A card to be saved. Deck never sees its number: the PSP's hosted field returns a token instead. */
const TenderDraft = z.object({
  token: z.string(say('required')).check(z.minLength(1, say('required')), maxLength(200)),
});

export const CardRequestDraft = z.object({
  channel: z.enum(channels, say('choice')),
  recipient: Recipient,
  /**
   * The lifetime of the page, at least an hour; null until a card is given or the request is canceled. Left out, that of
   * the property's links.
   */
  lifetime: z.optional(z.nullable(Lifetime)),
  /** The message the guest reads on the page. */
  customerNote: LongText,
});
export type CardRequestDraft = z.infer<typeof CardRequestDraft>;

export const orderCards = {
  list: endpoint('GET /api/v1/orders/{id}/tenders', {
    summary: "The saved cards of an order's customer, and the cards asked for, newest first.",
    description:
      'A card serves all orders of the customer in the company: the customer is known by name and e-mail address, or phone without one, so that people who share an address keep their cards apart. Requests that ended without a card are listed with the order they were made for.',
    needs: 'ORDER_INSTANCE_VIEW',
    response: z.array(Tender),
    notInSpec: true,
  }),
  save: endpoint('POST /api/v1/orders/{id}/tenders', {
    summary: 'Save a card that the PSP already keeps under a token.',
    description:
      'The card is checked without taking money; a bank may decline it: OPERATION_DECLINED with `params.reason`.',
    needs: 'ORDER_INSTANCE_EDIT',
    body: TenderDraft,
    response: Tender,
    errors: ['CARD_ALREADY_TOKENIZED', 'CARD_EXPIRED', 'OPERATION_DECLINED', 'ORDER_NOT_EDITABLE'],
    idempotencyKey: 'required',
    notInSpec: true,
  }),
  request: endpoint('POST /api/v1/orders/{id}/card-request', {
    summary: 'Ask the guest for a card, by e-mail or SMS with a page of its own.',
    description: 'No money moves. The order gets the tag CARD. One request can be open at a time.',
    needs: 'ORDER_INSTANCE_EDIT',
    body: CardRequestDraft,
    response: Tender,
    errors: ['CARD_ALREADY_REQUESTED', 'ORDER_NOT_EDITABLE'],
    idempotencyKey: 'required',
    notInSpec: true,
  }),
  cancel: endpoint('DELETE /api/v1/orders/{id}/card-request/{tender-id}', {
    summary: 'Cancel a card request, or delete a saved card.',
    description:
      'While the guest is on the page, a request becomes REVOKE_REQUESTED and ends when they leave; a card given before that is saved. A saved card that a scheduled charge will use is not deleted: the refusal names the payments that the caller sees.',
    needs: 'ORDER_INSTANCE_EDIT',
    response: Tender,
    errors: ['TENDER_IN_USE', 'TENDER_IN_USE_ELSEWHERE', 'PAYMENT_BEING_PAID', 'PAYMENT_TRANSITION_REFUSED'],
    idempotencyKey: 'required',
    notInSpec: true,
  }),
};

/** Open to anyone with an order's id. The answers contain only an address. */
export const orderLinks = {
  qrcode: endpoint('GET /public/v1/link/orders/{order-id}/qrcode', {
    summary: 'The address of the split link as a QR code, an SVG picture.',
    needs: 'public',
    tokens: ['PUBLIC', 'DECK'],
    response: binary('image/svg+xml'),
    notInSpec: true,
  }),
  cardPage: endpoint('GET /public/v1/link/{order-id}/card-tokenize-link', {
    summary: 'The address of the page where the guest gives the card that is asked for.',
    description: 'Not found while no card is asked for.',
    needs: 'public',
    tokens: ['PUBLIC', 'DECK'],
    response: z.object({ url: z.string() }),
    notInSpec: true,
  }),
};

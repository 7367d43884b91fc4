import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { DRAFT_DAYS, LARGEST_DRAFT, MOST_DRAFTS } from '../rules/form-drafts.ts';
import { type DraftKind, draftKinds } from '../vocabulary/enums.ts';
import { AnyDraftValues, draftValues } from './draft-values.ts';
import { Id, Instant, say } from './formats.ts';

/** A saved draft without its values, as lists show it. */
export const FormDraft = z.object({
  id: Id,
  kind: z.enum(draftKinds),
  /** The order it edits or collects money of; null for a form without an order. */
  orderId: z.nullable(Id),
  /** The ID of that order, or the guest's name, or what else tells the draft from others; may be empty. */
  subject: z.string(),
  savedAt: Instant,
  /** When it is deleted unless it is saved again. */
  expiresAt: Instant,
  /** Grows with each save. */
  revision: z.int(),
});
export type FormDraft = z.infer<typeof FormDraft>;

export const FilledDraft = z.extend(FormDraft, { values: AnyDraftValues });
export type FilledDraft = z.infer<typeof FilledDraft>;

const ofNothing = <Kind extends DraftKind>(kind: Kind) =>
  ({ kind: z.literal(kind), orderId: z.null(say('invalid')), values: draftValues[kind] }) as const;
const ofOrder = <Kind extends DraftKind>(kind: Kind) =>
  ({ kind: z.literal(kind), orderId: Id, values: draftValues[kind] }) as const;

const shapes = {
  NEW_ORDER: ofNothing('NEW_ORDER'),
  ORDER_EDIT: ofOrder('ORDER_EDIT'),
  CUSTOMER_EDIT: ofOrder('CUSTOMER_EDIT'),
  NEW_PAYMENT: ofOrder('NEW_PAYMENT'),
  PAYMENT_PLAN: ofOrder('PAYMENT_PLAN'),
  FAST_PAYMENT: ofNothing('FAST_PAYMENT'),
  SPLIT_PAYMENT: ofNothing('SPLIT_PAYMENT'),
  PERMANENT_LINK: ofNothing('PERMANENT_LINK'),
} as const satisfies Readonly<Record<DraftKind, unknown>>;

/** A form as it stands, to be saved. */
export const NewFormDraft = z.discriminatedUnion(
  'kind',
  [
    z.object(shapes.NEW_ORDER),
    z.object(shapes.ORDER_EDIT),
    z.object(shapes.CUSTOMER_EDIT),
    z.object(shapes.NEW_PAYMENT),
    z.object(shapes.PAYMENT_PLAN),
    z.object(shapes.FAST_PAYMENT),
    z.object(shapes.SPLIT_PAYMENT),
    z.object(shapes.PERMANENT_LINK),
  ],
  say('choice'),
);
export type NewFormDraft = z.infer<typeof NewFormDraft>;

/** The same for a draft that is saved again. `revision` is the one it was read with. */
const changed = { revision: z.int(say('required')) };
export const FormDraftChange = z.discriminatedUnion(
  'kind',
  [
    z.object({ ...shapes.NEW_ORDER, ...changed }),
    z.object({ ...shapes.ORDER_EDIT, ...changed }),
    z.object({ ...shapes.CUSTOMER_EDIT, ...changed }),
    z.object({ ...shapes.NEW_PAYMENT, ...changed }),
    z.object({ ...shapes.PAYMENT_PLAN, ...changed }),
    z.object({ ...shapes.FAST_PAYMENT, ...changed }),
    z.object({ ...shapes.SPLIT_PAYMENT, ...changed }),
    z.object({ ...shapes.PERMANENT_LINK, ...changed }),
  ],
  say('choice'),
);
export type FormDraftChange = z.infer<typeof FormDraftChange>;

const mine = { needs: 'session', notInSpec: true } as const;
const rights =
  "A draft needs the permission of its form. Nobody sees another person's drafts, or those of another division.";
const contents = `At most ${LARGEST_DRAFT / 1024} kB. No field of a card exists, and a text with a card number is refused.`;

export const drafts = {
  list: endpoint('GET /api/v1/drafts?kind&order-id', {
    summary: "One's own drafts of forms in the division, newest first.",
    description: `${rights} A draft is deleted ${DRAFT_DAYS} days after its last save.`,
    ...mine,
    params: { kind: z.enum(draftKinds, say('choice')) },
    response: z.array(FormDraft),
  }),
  create: endpoint('POST /api/v1/drafts', {
    summary: 'Save a form as a draft.',
    description: `${contents} A person has at most ${MOST_DRAFTS} drafts in a division. The call that completes the form names the draft in the header Draft-ID: it is deleted with the effect.`,
    ...mine,
    body: NewFormDraft,
    response: FormDraft,
    errors: ['ACCESS_DENIED', 'NOT_FOUND', 'DRAFTS_FULL'],
    idempotencyKey: 'required',
  }),
  get: endpoint('GET /api/v1/drafts/{draft-id}', {
    summary: "One of one's own drafts, with what was typed.",
    ...mine,
    response: FilledDraft,
    errors: ['ACCESS_DENIED'],
  }),
  save: endpoint('PUT /api/v1/drafts/{draft-id}', {
    summary: 'Save a draft again.',
    description: `${contents} \`revision\` is the one the draft was read with: a newer one is not overwritten. To replace it, send \`params.revision\` of the refusal.`,
    ...mine,
    body: FormDraftChange,
    response: FormDraft,
    errors: ['ACCESS_DENIED', 'DRAFT_SAVED_MEANWHILE'],
  }),
  remove: endpoint('DELETE /api/v1/drafts/{draft-id}', {
    summary: 'Delete a draft.',
    ...mine,
    errors: ['ACCESS_DENIED'],
  }),
};

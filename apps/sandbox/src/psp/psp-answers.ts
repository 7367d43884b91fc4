import { MaskedCard } from '@deck/api/contract/payments';
import * as z from 'zod/mini';
import type { PspAction, PspCard, PspOperation } from './port.ts';

const text = z.string();
const textOrNone = z.nullable(text);
const instant = z.iso.datetime();

const Action: z.ZodMiniType<PspAction> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('BILLING') }),
  z.object({ kind: z.literal('REDIRECT'), url: z.url() }),
  z.object({
    kind: z.literal('TRANSFER'),
    beneficiary: text,
    iban: text,
    bic: text,
    reference: text,
    url: z.url(),
  }),
]);

const Operation: z.ZodMiniType<PspOperation> = z.object({
  id: text,
  reference: text,
  type: z.enum(['CHARGE', 'AUTHORIZE', 'VERIFY', 'CAPTURE', 'REFUND', 'VOID']),
  amount: text,
  currency: text,
  status: z.enum(['PENDING', 'ACTION', 'APPROVED', 'DECLINED', 'ERROR', 'CANCELED']),
  reason: textOrNone,
  action: z.nullable(Action),
  card: z.nullable(MaskedCard),
  wallet: textOrNone,
  method: textOrNone,
  known: z.boolean(),
  authCode: textOrNone,
  rrn: textOrNone,
  blockchainHash: textOrNone,
  createdAt: instant,
  decidedAt: z.nullable(instant),
  revision: z.int(),
});

const Card: z.ZodMiniType<PspCard> = z.object({
  token: text,
  card: MaskedCard,
  wallet: textOrNone,
  fingerprint: text,
});

/** What the PSP says, by its shape. A thing of another shape is undefined: nothing may be concluded from it. */
export const readOperation = (body: unknown): PspOperation | undefined => Operation.safeParse(body).data;
export const readOperations = (body: unknown): readonly PspOperation[] | undefined =>
  z.object({ operations: z.array(Operation) }).safeParse(body).data?.operations;
export const readToken = (body: unknown): PspCard | undefined => Card.safeParse(body).data;
export const readNoticeBody = (body: unknown): PspOperation | undefined =>
  z.object({ operation: Operation }).safeParse(body).data?.operation;

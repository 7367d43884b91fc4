import { isCurrency, parseMoney } from '@deck/values';
import * as z from 'zod/mini';
import { MaskedCard } from './card.ts';

const firsts = ['CHARGE', 'AUTHORIZE', 'VERIFY'] as const;
const followUps = ['CAPTURE', 'REFUND', 'VOID'] as const;
const statuses = ['PENDING', 'ACTION', 'APPROVED', 'DECLINED', 'ERROR', 'CANCELED'] as const;
export type OperationStatus = (typeof statuses)[number];

const id = z.string().check(z.minLength(1), z.maxLength(100));

/** What the payer has to do next. */
const Action = z.discriminatedUnion('kind', [
  /** Billing street and postal code are missing. */
  z.object({ kind: z.literal('BILLING') }),
  /** The payer confirms on a page: their bank's, or the method's own. */
  z.object({ kind: z.literal('REDIRECT'), url: z.string() }),
  /** The payer transfers the amount with the reference. */
  z.object({
    kind: z.literal('TRANSFER'),
    beneficiary: z.string(),
    iban: z.string(),
    bic: z.string(),
    reference: z.string(),
    /** The simulator's page on which the transfer is sent. */
    url: z.string(),
  }),
]);
export type Action = z.infer<typeof Action>;

/** An operation as the simulator shows it. Amounts are decimal strings, instants ISO in UTC. */
export const Operation = z.object({
  id,
  /** The merchant's name for the payment. */
  reference: id,
  type: z.enum([...firsts, ...followUps]),
  amount: z.string(),
  currency: z.string(),
  status: z.enum(statuses),
  /** Why a bank declined. */
  reason: z.nullable(z.string()),
  action: z.nullable(Action),
  card: z.nullable(MaskedCard),
  /** The wallet of the card, `APPLE_PAY`. */
  wallet: z.nullable(z.string()),
  /** The method, if not by a card: `IDEAL`. */
  method: z.nullable(z.string()),
  /** The card is stored already. */
  known: z.boolean(),
  authCode: z.nullable(z.string()),
  rrn: z.nullable(z.string()),
  blockchainHash: z.nullable(z.string()),
  createdAt: z.string(),
  decidedAt: z.nullable(z.string()),
  /** Grows with each change: of two notices the greater one is the later state. */
  revision: z.int(),
});
export type Operation = z.infer<typeof Operation>;

/** How a payer pays: with a token of a card or a wallet, or by a method of its own. */
export const Source = z.union([
  z.object({ token: id }),
  z.object({ method: id, flow: z.enum(['REDIRECT', 'TRANSFER', 'CRYPTO']), beneficiary: z.string() }),
]);
export type Source = z.infer<typeof Source>;

const amounts = { amount: z.string(), currency: z.string().check(z.refine(isCurrency)) };

/** Whether the amount has the shape and the decimals of its currency. */
function isMoney({ amount, currency }: { readonly amount: string; readonly currency: string }): boolean {
  try {
    parseMoney(amount, currency);
    return true;
  } catch {
    return false;
  }
}

/** The request for an operation. It is idempotent by its id. */
export const OperationRequest = z
  .discriminatedUnion('type', [
    z.object({
      id,
      reference: id,
      type: z.enum(firsts),
      ...amounts,
      source: Source,
      /** Where the payer comes back to. */
      returnUrl: z.string(),
      /** ISO 639-1, of the bank's pages; by default the browser's. */
      language: z.optional(z.string().check(z.regex(/^[a-z]{2}$/))),
      /** The cardholder is there and may be asked to confirm. */
      canConfirm: z.boolean(),
    }),
    z.object({ id, reference: id, type: z.enum(followUps), ...amounts }),
  ])
  .check(z.refine(isMoney));
export type OperationRequest = z.infer<typeof OperationRequest>;

import { randomInt } from 'node:crypto';
import type { Operation, OperationRequest, OperationStatus } from './operation.ts';
import type { Token } from './store.ts';
import type { DeclineReason } from './test-cards.ts';

/** An operation as it is before anything is decided. */
export const beginOperation = (
  request: OperationRequest,
  token: Token | undefined,
  now: Date,
): Operation => ({
  id: request.id,
  reference: request.reference,
  type: request.type,
  amount: request.amount,
  currency: request.currency,
  status: 'PENDING',
  reason: null,
  action: null,
  card: token?.card ?? null,
  wallet: token?.wallet ?? null,
  method: 'source' in request && 'method' in request.source ? request.source.method : null,
  known: false,
  authCode: null,
  rrn: null,
  blockchainHash: null,
  createdAt: now.toISOString(),
  decidedAt: null,
  revision: 1,
});

/** The same with its outcome. An approved one has the numbers by which a bank finds it. */
export const decideOperation = (
  operation: Operation,
  status: OperationStatus,
  reason: DeclineReason | null,
  now: Date,
): Operation => ({
  ...operation,
  status,
  reason,
  action: null,
  decidedAt: now.toISOString(),
  revision: operation.revision + 1,
  ...(status === 'APPROVED' && {
    authCode: String(randomInt(100_000, 1_000_000)),
    rrn: String(randomInt(100_000_000_000, 1_000_000_000_000)),
  }),
});

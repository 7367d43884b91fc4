import { randomUUID } from 'node:crypto';
import type { PspOperation, PspRequest } from '../port.ts';
import type { CardKind, Conformance } from './connection.ts';

const isFirst = (type: string) => type === 'CHARGE' || type === 'AUTHORIZE' || type === 'VERIFY';

/** A request for 100.00 euros of a new payment, with changes. */
export const request = (changes: Partial<PspRequest> & { readonly type: PspRequest['type'] }): PspRequest =>
  ({
    id: `op_${randomUUID()}`,
    reference: randomUUID(),
    amount: '100.00',
    currency: 'EUR',
    ...(isFirst(changes.type) && { returnUrl: 'https://deck.example/pay/1', canConfirm: true }),
    ...changes,
  }) as PspRequest;

/** A payer pays 100.00 euros with a card: what was asked, and the answer. */
export async function pay(
  on: Conformance,
  kind: CardKind,
  type: 'CHARGE' | 'AUTHORIZE' | 'VERIFY' = 'CHARGE',
): Promise<{ asked: PspRequest; told: PspOperation | undefined }> {
  const asked = request({ type, source: { token: await on.typeCard(kind) } });
  return { asked, told: await on.psp.submit(asked) };
}

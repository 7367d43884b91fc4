import type { CardRequestDraft } from '@deck/api/contract/tenders';
import type { Caller, Services } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { staffActor } from '../payments/create/context.ts';
import { createPayment } from '../payments/create/create-payment.ts';
import { checkedRecipient } from '../payments/recipient.ts';
import type { Scope } from '../scope.ts';

/**
 * Asks the guest of an order for a card, and gives the request's id.
 * @throws Refusal NOT_FOUND, ORDER_NOT_EDITABLE, INVALID_VALUE, CARD_ALREADY_REQUESTED while one is asked for.
 */
export function requestCard(
  tx: Queries,
  services: Services,
  caller: Scope & Pick<Caller, 'name'>,
  orderId: string,
  { channel, recipient: asked, ...draft }: CardRequestDraft,
): Promise<string> {
  const recipient = checkedRecipient(channel, asked);
  return createPayment(
    { tx, services, actor: staffActor(caller), now: services.clock.now() },
    { ...draft, type: 'PAYMENT_VERIFY', orderId, channel, recipient },
  );
}

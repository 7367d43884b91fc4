import type { PaymentDraft } from '@deck/api/contract/payments';
import type { Services } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import type { Maker, Making } from './create/core.ts';
import { createCardPayment } from './create/create-card-payment.ts';
import { createLink } from './create/create-link.ts';
import { createPermanentLink } from './create/create-permanent-link.ts';
import { createVpos } from './create/create-vpos.ts';
import { createWire } from './create/create-wire.ts';
import { type PaymentRow, staff } from './happen.ts';

/** Someone of the staff as the maker of a payment. */
export const makerOf = ({
  divisionId,
  name,
}: {
  readonly divisionId: string;
  readonly name: string;
}): Maker => ({
  divisionId,
  name,
  author: staff(name),
});

/**
 * Makes a payment of an order, or a permanent link, and gives its id. What payments already took, hold or may still
 * take, and this one, cannot exceed the order's total. A saved card that is charged now may be declined: then the
 * payment says so.
 * @throws Refusal NOT_FOUND, ORDER_NOT_EDITABLE, INVALID_VALUE, PAYMENTS_AMOUNT_EXCEEDS_ORDER with what is available,
 * NO_SUITABLE_PSP_PROFILE_FOUND, RATE_REQUIRED, RATE_CHANGED, CARD_EXPIRED, SCHEDULING_UNAVAILABLE, TERMINAL_OPENED.
 */
export async function createPayment(
  tx: Queries,
  services: Pick<Services, 'publicUrl'>,
  maker: Maker,
  draft: PaymentDraft,
  now: Date,
): Promise<string> {
  return (await made({ tx, services, maker, now }, draft)).id;
}

function made(making: Making, draft: PaymentDraft): Promise<PaymentRow> {
  switch (draft.type) {
    case 'PAYMENT_LINK':
      return draft.permanent ? createPermanentLink(making, draft) : createLink(making, draft);
    case 'PAYMENT_CARD':
      return createCardPayment(making, draft);
    case 'PAYMENT_VPOS':
      return createVpos(making, draft);
    case 'WIRE_TRANSFER':
      return createWire(making, draft);
  }
}

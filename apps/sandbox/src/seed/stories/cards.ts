import type { MaskedCard } from '@deck/api/contract/payments';
import { payer, system } from '../../payments/apply-payment-event.ts';
import type { OrderLife } from '../order-life.ts';
import type { PaymentLife } from '../payment-life.ts';
import { ownCard, someReason } from './steps.ts';
import { DAY, type Story } from './story.ts';

/** Asks the guest for a card by e-mail. */
function askForCard(life: OrderLife): PaymentLife {
  life.pass(1);
  const { order, clerk } = life;
  if (!order.tags.includes('CARD')) order.tags = [...order.tags, 'CARD'];
  const request = life.pay({ type: 'PAYMENT_VERIFY', amount: 0n });
  const detail = order.customerEmail;
  request.step({ type: 'CARD_ASKED' }, { type: 'LINK_CREATED', author: clerk });
  request.tell({ type: 'LINK_SENT', author: clerk, detail });
  request.tell({ type: 'DELIVERED', author: system, detail });
  return request;
}

function opened(life: OrderLife): PaymentLife {
  const request = askForCard(life);
  life.pass(6);
  request.tell({ type: 'MESSAGE_OPENED', author: payer, detail: life.order.customerEmail });
  request.tell({ type: 'PAYMENT_PAGE_OPENED', author: payer });
  request.row.payerSeenAt = life.now();
  life.pass(0.1);
  return request;
}

/** The guest gives the requested card. */
export function savedCard(life: OrderLife): { readonly id: string; readonly card: MaskedCard } {
  const request = opened(life);
  const card = ownCard(life);
  request.saveCard(card);
  return { id: request.row.id, card };
}

/** Card requests before any payment. */
export const asked: readonly Story[] = [
  { name: 'card asked for', weight: 2, to: 40, tell: (life) => void askForCard(life) },
  { name: 'card saved', weight: 2, from: 6, tell: (life) => void savedCard(life) },
  {
    name: 'card declined',
    weight: 1,
    from: 6,
    tell: (life) => opened(life).refuseCard(ownCard(life), someReason(life)),
  },
  { name: 'card never given', weight: 1, from: 3 * DAY, tell: (life) => askForCard(life).expire() },
  {
    name: 'card request called off',
    weight: 1,
    from: DAY,
    tell: (life) => {
      const request = askForCard(life);
      life.pass(4);
      request.step({ type: 'REVOKED' }, { type: 'REVOKED', author: life.clerk });
    },
  },
];

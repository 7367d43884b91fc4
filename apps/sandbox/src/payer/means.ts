import type { MaskedCard } from '@deck/api/contract/payments';
import { isCardExpired } from '@deck/api/rules';
import { Refusal } from '@deck/api/server';
import type { Queries } from '../database/queries.ts';
import type { PaymentRow } from '../payments/apply-payment-event.ts';
import { type CardInput, maskedCard } from '../psp/card.ts';
import { assertCryptoTaken } from './crypto-methods.ts';
import { assertTaken, canConfirm } from './taken-cards.ts';

/** What a payer pays with: a card, or a cryptocurrency from their wallet. */
export interface Means {
  /** The columns that the payment stores. */
  readonly kept: { readonly card: MaskedCard | null; readonly cryptoMethod: string };
  /** The digits of the card. */
  readonly cardNumber: string | undefined;
  /** @throws Refusal if the payment does not accept it. */
  assertTaken(db: Queries, payment: PaymentRow, country: string, now: Date): Promise<void>;
  /** Whether the payer can be asked to confirm at their bank. */
  canConfirm(db: Queries, payment: PaymentRow, country: string): Promise<boolean>;
}

/** Refused with CARD_EXPIRED, or INVALID_VALUE at `number`. */
export function byCard(card: CardInput): Means {
  const masked = maskedCard(card);
  return {
    kept: { card: masked, cryptoMethod: '' },
    cardNumber: card.number.replaceAll(' ', ''),
    assertTaken: async (db, payment, country, now) => {
      if (isCardExpired(card, now)) throw Refusal.because('CARD_EXPIRED');
      await assertTaken(db, payment, country, masked);
    },
    canConfirm: (db, payment, country) => canConfirm(db, payment, country, masked),
  };
}

/** Refused with INVALID_VALUE at `method`. @param method its name in the dictionary, `BITCOIN` */
export const inCrypto = (method: string): Means => ({
  kept: { card: null, cryptoMethod: method },
  cardNumber: undefined,
  assertTaken: (db, payment, country) => assertCryptoTaken(db, payment, country, method),
  canConfirm: () => Promise.resolve(false),
});

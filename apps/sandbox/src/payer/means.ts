import type { MaskedCard } from '@deck/api/contract/payments';
import { isCardExpired } from '@deck/api/rules';
import { Refusal } from '@deck/api/server';
import type { Services } from '../context.ts';
import type { PspCard, PspSource } from '../psp/index.ts';
import { assertCardTaken, assertMethodTaken, type PayerMethods } from './payer-methods.ts';

/** What a payer pays with. */
export interface Means {
  readonly card: MaskedCard | null;
  /** The method, as in the dictionary; empty for a typed card. */
  readonly chosenMethod: string;
  /**
   * How the PSP gets it, if the payment offers it. @throws Refusal INVALID_VALUE at the method or the card's number,
   * CARD_EXPIRED.
   */
  toSource(offered: PayerMethods, now: Date): PspSource;
}

/** Typed into the PSP's frame, or chosen in a wallet's sheet. */
export const byCard = ({ token, card, wallet }: PspCard): Means => ({
  card,
  chosenMethod: wallet ?? '',
  toSource: (offered, now) => {
    if (isCardExpired(card, now)) throw Refusal.because('CARD_EXPIRED');
    if (wallet === null) assertCardTaken(offered.methods, card);
    else assertMethodTaken(offered.methods, wallet);
    return { token };
  },
});

/** A bank, a transfer, a cryptocurrency: everything without a card. @param name as in the dictionary, `IRIS` */
export const byMethod = (name: string): Means => ({
  card: null,
  chosenMethod: name,
  toSource: ({ methods, beneficiary }) => {
    const { way } = assertMethodTaken(methods, name);
    if (way === 'CARD' || way === 'WALLET') throw Refusal.invalid({ method: 'methodNotTaken' });
    return { method: name, flow: way, beneficiary };
  },
});

/**
 * The card behind a token of the PSP's frame or sheet.
 * @throws Refusal INVALID_VALUE at the token if it is unknown or over, LONG_WAITING if the PSP does not answer
 */
export async function readCard({ psp }: Services, token: string): Promise<PspCard> {
  const card = await psp.readCard(token);
  if (card === undefined) throw Refusal.because('LONG_WAITING');
  if (card === null) throw Refusal.invalid({ cardToken: 'invalid' });
  return card;
}

import type { DeclineReason } from '@deck/api/vocabulary';

/** What the simulated card networks do with a card. */
export type CardBehaviour =
  | { readonly kind: 'approve' }
  | { readonly kind: 'decline'; readonly reason: DeclineReason }
  /** The cardholder's bank asks for a confirmation first. */
  | { readonly kind: 'challenge' }
  /** Billing street and postal code are missing. */
  | { readonly kind: 'clarify' }
  /** The answer takes so many milliseconds. */
  | { readonly kind: 'slow'; readonly milliseconds: number }
  /** The money moves, the answer is lost on its way: only asking for the outcome tells. */
  | { readonly kind: 'lost' };

export interface TestCard {
  readonly number: string;
  readonly behaviour: CardBehaviour;
}

const decline = (number: string, reason: DeclineReason): TestCard => ({
  number,
  behaviour: { kind: 'decline', reason },
});

/** Cards with a will of their own; every other number that could be a card is approved. */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', behaviour: { kind: 'approve' } },
  { number: '5555555555554444', behaviour: { kind: 'approve' } },
  decline('4000000000009995', 'INSUFFICIENT_FUNDS'),
  decline('4000000000000002', 'DO_NOT_HONOUR'),
  decline('4000000000000069', 'EXPIRED_CARD'),
  decline('4000000000000127', 'INCORRECT_CVC'),
  decline('4000000000009987', 'LOST_OR_STOLEN'),
  decline('4000000000006975', 'LIMIT_EXCEEDED'),
  { number: '4000002760003184', behaviour: { kind: 'challenge' } },
  { number: '4000000000000010', behaviour: { kind: 'clarify' } },
  { number: '4000000000000259', behaviour: { kind: 'slow', milliseconds: 8_000 } },
  { number: '4000000000000341', behaviour: { kind: 'lost' } },
];

export const behaviourOf = (number: string): CardBehaviour =>
  testCards.find((card) => card.number === number)?.behaviour ?? { kind: 'approve' };

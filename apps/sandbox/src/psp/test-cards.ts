import type { DeclineReason, TransactionType } from '@deck/api/vocabulary';

/** The simulated card networks' behaviour for a card. */
export type CardBehaviour =
  | { readonly kind: 'approve' }
  | { readonly kind: 'decline'; readonly reason: DeclineReason }
  /** The cardholder's bank requires a challenge. */
  | { readonly kind: 'challenge' }
  /** Billing street and postal code are missing. */
  | { readonly kind: 'clarify' }
  /** The answer takes so many milliseconds; before that the PSP has no outcome. */
  | { readonly kind: 'slow'; readonly milliseconds: number }
  /** The money moves but the answer is lost: only asking reveals the outcome. */
  | { readonly kind: 'lost' }
  /** Approved, but the PSP stores the card already and does not store it again. */
  | { readonly kind: 'known' };

/** Follow-up operations on held or taken money. */
export type FollowUpType = Extract<TransactionType, 'CAPTURE' | 'REFUND' | 'VOID'>;

interface TestCard {
  readonly number: string;
  readonly behaviour: CardBehaviour;
  /** Follow-up operations that are not approved. */
  readonly followUps?: Partial<Record<FollowUpType, CardBehaviour>>;
}

const HOUR = 3_600_000;
const approve: CardBehaviour = { kind: 'approve' };
const decline = (reason: DeclineReason): CardBehaviour => ({ kind: 'decline', reason });
const lost: CardBehaviour = { kind: 'lost' };

/** Cards with special behaviour; every other valid number is approved. */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', behaviour: approve },
  { number: '5555555555554444', behaviour: approve },
  { number: '4000000000009995', behaviour: decline('INSUFFICIENT_FUNDS') },
  { number: '4000000000000002', behaviour: decline('DO_NOT_HONOUR') },
  { number: '4000000000000069', behaviour: decline('EXPIRED_CARD') },
  { number: '4000000000000127', behaviour: decline('INCORRECT_CVC') },
  { number: '4000000000009987', behaviour: decline('LOST_OR_STOLEN') },
  { number: '4000000000006975', behaviour: decline('LIMIT_EXCEEDED') },
  { number: '4000000000000416', behaviour: decline('AUTHENTICATION_FAILED') },
  { number: '4000002760003184', behaviour: { kind: 'challenge' } },
  { number: '4000000000000010', behaviour: { kind: 'clarify' } },
  { number: '4000000000000259', behaviour: { kind: 'slow', milliseconds: 8_000 } },
  { number: '4000000000001018', behaviour: { kind: 'slow', milliseconds: 2 * HOUR } },
  { number: '4000000000000341', behaviour: lost },
  { number: '4000000000001190', behaviour: { kind: 'known' } },
  { number: '4000000000000523', behaviour: approve, followUps: { CAPTURE: decline('DO_NOT_HONOUR') } },
  { number: '4000000000000606', behaviour: approve, followUps: { CAPTURE: lost } },
  { number: '4000000000000770', behaviour: approve, followUps: { REFUND: decline('DO_NOT_HONOUR') } },
  { number: '4000000000000853', behaviour: approve, followUps: { REFUND: lost } },
  { number: '4000000000000937', behaviour: approve, followUps: { VOID: decline('DO_NOT_HONOUR') } },
];

/** The storable form of a number: the first six and last four digits distinguish the test cards. */
const ends = (number: string): string => `${number.slice(0, 6)}${number.slice(-4)}`;
const byEnds = new Map(testCards.map((card) => [ends(card.number), card]));

/** @param number full or masked */
export const getBehaviour = (number: string): CardBehaviour => byEnds.get(ends(number))?.behaviour ?? approve;

/** @param number full or masked; a bank transfer has none and is approved */
export const getFollowUp = (number: string | undefined, type: FollowUpType): CardBehaviour =>
  (number === undefined ? undefined : byEnds.get(ends(number))?.followUps?.[type]) ?? approve;

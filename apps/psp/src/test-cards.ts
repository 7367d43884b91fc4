/** Why a bank declines. */
export type DeclineReason =
  | 'INSUFFICIENT_FUNDS'
  | 'DO_NOT_HONOUR'
  | 'EXPIRED_CARD'
  | 'INCORRECT_CVC'
  | 'LOST_OR_STOLEN'
  | 'LIMIT_EXCEEDED'
  | 'AUTHENTICATION_FAILED';

/** How the simulated card networks treat a card. */
export type CardBehaviour =
  | { readonly kind: 'approve' }
  | { readonly kind: 'decline'; readonly reason: DeclineReason }
  /** The cardholder's bank asks the cardholder to confirm on its page. */
  | { readonly kind: 'challenge' }
  /** Billing street and postal code are missing. */
  | { readonly kind: 'clarify' }
  /** The outcome is known after so many milliseconds, and a notice brings it. */
  | { readonly kind: 'slow'; readonly milliseconds: number }
  /** The money moves, but neither the answer nor a notice arrives: only asking brings the outcome. */
  | { readonly kind: 'lost' }
  /** Approved, but the card is stored already and is not stored again. */
  | { readonly kind: 'known' }
  /** The outcome is known at once, and its notice comes twice. */
  | { readonly kind: 'twice' }
  /** The outcome is known at once; the notice of its beginning comes after the notice of its end. */
  | { readonly kind: 'disordered' };

/** Operations on money that is held or taken. */
export type FollowUpType = 'CAPTURE' | 'REFUND' | 'VOID';

interface TestCard {
  readonly number: string;
  readonly behaviour: CardBehaviour;
  /** A check of the card is approved all the same. */
  readonly passesCheck?: true;
  /** Follow-ups that are not approved. */
  readonly followUps?: Partial<Record<FollowUpType, CardBehaviour>>;
}

const HOUR = 3_600_000;
const approve: CardBehaviour = { kind: 'approve' };
const decline = (reason: DeclineReason): CardBehaviour => ({ kind: 'decline', reason });
const lost: CardBehaviour = { kind: 'lost' };

/** Cards with a behaviour of their own; every other valid number is approved. */
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
  { number: '4000000000000077', behaviour: { kind: 'twice' } },
  { number: '4000000000000085', behaviour: { kind: 'disordered' } },
  { number: '4000000000000333', behaviour: decline('INSUFFICIENT_FUNDS'), passesCheck: true },
  { number: '4000000000000523', behaviour: approve, followUps: { CAPTURE: decline('DO_NOT_HONOUR') } },
  { number: '4000000000000606', behaviour: approve, followUps: { CAPTURE: lost } },
  { number: '4000000000000770', behaviour: approve, followUps: { REFUND: decline('DO_NOT_HONOUR') } },
  { number: '4000000000000853', behaviour: approve, followUps: { REFUND: lost } },
  { number: '4000000000000937', behaviour: approve, followUps: { VOID: decline('DO_NOT_HONOUR') } },
];

/** The first six and the last four digits identify a test card, also in the masked form. */
const ends = (number: string): string => `${number.slice(0, 6)}${number.slice(-4)}`;
const byEnds = new Map(testCards.map((card) => [ends(card.number), card]));

/** @param number full or masked; undefined without a card */
export const getBehaviour = (number: string | undefined): CardBehaviour =>
  (number === undefined ? undefined : byEnds.get(ends(number))?.behaviour) ?? approve;

/** How a check of the card ends. Banks answer it at once. @param number full or masked */
export function getCheck(number: string): CardBehaviour {
  const card = byEnds.get(ends(number));
  const isAtOnce = card?.behaviour.kind === 'decline' || card?.behaviour.kind === 'known';
  return card && isAtOnce && !card.passesCheck ? card.behaviour : approve;
}

/** @param number full or masked; undefined without a card */
export const getFollowUp = (number: string | undefined, type: FollowUpType): CardBehaviour =>
  (number === undefined ? undefined : byEnds.get(ends(number))?.followUps?.[type]) ?? approve;

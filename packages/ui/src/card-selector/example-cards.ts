import type { SavedCard } from './saved-card.ts';

/** Example cards for stories and sheets. */
export const exampleCards: readonly SavedCard[] = [
  card('c1', 'visa', '424242******4242', 'MARIA PAPADOPOULOU', 8, 2028),
  card('c2', 'mastercard', '555555******4444', 'JONAS LINDQVIST', 11, 2026),
  { ...card('c3', 'amex', '378282*****0005', 'TOMASZ WIŚNIEWSKI', 3, 2025), expired: true },
  card('c4', 'mir', '220220******7711', 'ELENA SOKOLOVA', 1, 2030),
];

export function card(
  id: string,
  type: SavedCard['type'],
  name: string,
  cardHolder: string,
  expirationMonth: number | null,
  expirationYear: number | null,
): SavedCard {
  return { id, type, name, cardHolder, expirationMonth, expirationYear, expired: false };
}

import type { MaskedCard } from '@deck/api/contract/payments';
import { eq } from 'drizzle-orm';
import { fingerprint } from '../auth/sealed.ts';
import type { Queries } from '../database/queries.ts';
import { pspCards } from '../database/schema.ts';
import { newSecret } from '../ids.ts';
import { type CardInput, maskedCard } from '../psp/card.ts';

export type PspCard = typeof pspCards.$inferSelect;

/** Stores a card at the simulated PSP and returns a token. Deck gets the token, never the number. */
export async function tokenise(db: Queries, card: CardInput, now: Date): Promise<PspCard> {
  const digits = card.number.replaceAll(' ', '');
  const [kept] = await db
    .insert(pspCards)
    .values({
      ...maskedCard(card),
      token: `tok_${newSecret()}`,
      fingerprint: await fingerprint(
        db,
        'psp_cards',
        `${digits}/${card.expirationMonth}/${card.expirationYear}`,
      ),
      createdAt: now,
    })
    .returning();
  if (!kept) throw new Error('The card was not kept');
  return kept;
}

/** The card of a token; undefined for an unknown token. */
export async function cardBehind(db: Queries, token: string): Promise<PspCard | undefined> {
  const [kept] = await db.select().from(pspCards).where(eq(pspCards.token, token));
  return kept;
}

/** The parts of a card that may be shown. */
export const toMask = ({
  type,
  number,
  holder,
  expirationMonth,
  expirationYear,
}: MaskedCard): MaskedCard => ({
  type,
  number,
  holder,
  expirationMonth,
  expirationYear,
});

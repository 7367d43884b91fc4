import { createHmac, randomBytes } from 'node:crypto';
import { type CardInput, maskCard } from './card.ts';
import type { Store, Token } from './store.ts';

/** The key of the fingerprints: without it nobody can try all card numbers. */
function fingerprintKey(store: Store): string {
  const known = store.readSetting('fingerprint_key');
  if (known !== undefined) return known;
  const made = randomBytes(32).toString('hex');
  store.saveSetting('fingerprint_key', made);
  return made;
}

/** Keeps what may be kept of a card, and gives its token. */
export function tokenise(store: Store, card: CardInput, wallet: string | null, now: Date): Token {
  const digits = card.number.replaceAll(/[\s-]/g, '');
  const token: Token = {
    token: `tok_${randomBytes(24).toString('base64url')}`,
    card: maskCard(card),
    wallet,
    fingerprint: createHmac('sha256', fingerprintKey(store))
      .update(`${digits}/${card.expirationMonth}/${card.expirationYear}`)
      .digest('base64url'),
    kept: false,
    spent: false,
    createdAt: now.getTime(),
  };
  store.saveToken(token);
  return token;
}

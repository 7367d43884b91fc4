import type { GuestContent } from './guest-content.ts';
import type { GuestFacts, GuestLanguage } from './guest-facts.ts';
import { guestWords } from './words/index.ts';
import { type GuestContentOptions, writeGuestContent } from './write-guest-content.ts';

/**
 * Puts the facts into words, in any language, once for all faces.
 * @throws RangeError for an unknown currency or zone, or a malformed amount, date or instant.
 */
export const toGuestContent = (
  facts: GuestFacts,
  language: GuestLanguage,
  options?: GuestContentOptions,
): GuestContent => writeGuestContent(facts, { language, words: guestWords[language] }, options);

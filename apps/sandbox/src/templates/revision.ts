import { toHash } from '../idempotency.ts';
import type { OwnWords } from './blocks.ts';

/** Names all that a company says in a letter, published or not: who changes any of it changes the name. */
export const getRevision = (own: readonly OwnWords[]): string =>
  toHash(
    own
      .map(({ type, language, blockKey, content }) => [type, language, blockKey, content])
      .toSorted((a, b) => (String(a) < String(b) ? -1 : 1)),
  ).slice(0, 16);

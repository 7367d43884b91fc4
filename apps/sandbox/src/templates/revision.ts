import { toHash } from '../idempotency.ts';
import type { OwnWords } from './blocks.ts';

/** A hash of a company's wording of a letter, published and draft: any change changes it. */
export const getRevision = (own: readonly OwnWords[]): string =>
  toHash(
    own
      .map(({ type, language, blockKey, content }) => [type, language, blockKey, content])
      .toSorted((a, b) => (String(a) < String(b) ? -1 : 1)),
  ).slice(0, 16);

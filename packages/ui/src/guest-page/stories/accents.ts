import { derivePropertyAccent, type PropertyAccent } from '@deck/tokens/studio';
import { families } from '@deck/tokens/themes';
import { readDraft } from '../../stories/brand-studio/draft.ts';
import { shippedBrands } from '../../stories/brand-studio/shipped-brands.ts';

/** A property's accent in a brand, solved as the server solves it. */
export function getAccent(brand: string, seed: string | null): PropertyAccent | null {
  const draft = shippedBrands.find(({ id }) => id === brand);
  if (seed === null || draft === undefined) return null;
  const { seeds, overrides } = readDraft(draft, { brands: [], families });
  return derivePropertyAccent(seeds, overrides, seed);
}

import type { Brand } from './brand.ts';
import { type Family, findFamily } from './families.ts';
import { BrandError } from './reader.ts';
import { assertUniqueName, type Named } from './unique-name.ts';

/** What a brand stands among. */
export interface Surroundings {
  /** The others, none of which is called the same. */
  readonly brands: readonly Named[];
  /** The fonts there are. */
  readonly families: readonly Family[];
}

/** @throws BrandError whose path leads to the name or the font that cannot be */
export function checkAmong({ name, font }: Brand, { brands, families }: Surroundings): void {
  assertUniqueName(name, brands);
  for (const key of ['text', 'display'] as const) {
    try {
      findFamily(font[key][0] ?? '', families);
    } catch (error) {
      throw error instanceof BrandError ? new BrandError(error.message, error.problem, [key]) : error;
    }
  }
}

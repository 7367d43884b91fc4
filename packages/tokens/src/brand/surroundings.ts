import type { Brand } from './brand.ts';
import { type Family, findFamily } from './families.ts';
import { BrandError } from './reader.ts';
import { assertUniqueName, type Named } from './unique-name.ts';

/** What a brand is checked against. */
export interface Surroundings {
  /** The other brands, whose names must differ. */
  readonly brands: readonly Named[];
  /** The installed fonts. */
  readonly families: readonly Family[];
  /** The brand's own folder, where its fonts are installed, if it is outside the repository. */
  readonly folder?: string | undefined;
}

/** @throws BrandError whose path is the invalid name or font */
export function checkAmong({ name, font }: Brand, { brands, families, folder }: Surroundings): void {
  assertUniqueName(name, brands);
  for (const key of ['text', 'display'] as const) {
    try {
      findFamily(font[key][0] ?? '', families, folder);
    } catch (error) {
      throw error instanceof BrandError ? new BrandError(error.message, error.problem, [key]) : error;
    }
  }
}

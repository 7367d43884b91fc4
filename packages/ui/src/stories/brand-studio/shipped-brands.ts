import { brands } from 'virtual:brands';
import type { Draft } from './draft.ts';

/** The brands of the repository, and the one outside it that the build names, as in their folders. */
export const shippedBrands: readonly Draft[] = brands;

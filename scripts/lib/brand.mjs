import { checkDrawings, chosenBrand, loadDecisions } from '../../packages/tokens/src/brand/brands.ts';
import { placeBrand } from './settings.mjs';

/**
 * Refuses a brand that cannot be built with the sentence of what is wrong, before a build prints it among its own lines.
 * @param {string | undefined} brand the name of a brand; by default that of BRAND
 */
export function assertBrand(brand = placeBrand(process.env)) {
  const name = chosenBrand(brand);
  loadDecisions(name);
  checkDrawings(name);
}

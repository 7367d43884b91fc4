import { listBrands, loadDecisions } from './brand/brands.ts';
import { installedFamilies } from './brand/installed-families.ts';
import { fillTheme } from './theme/fill-theme.ts';
import { declareFamily, declareFonts } from './theme/font-faces.ts';
import './global.css.ts';

// Every brand at once, for the workshop of the designers: `<html class="brand-…">` shows one of them.
const brands = listBrands().map((name) => [name, loadDecisions(name)] as const);
for (const [name, brand] of brands) {
  declareFonts(brand);
  fillTheme(`.brand-${name}`, brand);
}

/** Every font there is: one that no brand has chosen yet may be tried in the Brand studio. */
export const families = installedFamilies();

const chosen = new Set(brands.flatMap(([, { font }]) => [font.text[0], font.display[0]]));
for (const { family } of families) if (!chosen.has(family)) declareFamily(family);

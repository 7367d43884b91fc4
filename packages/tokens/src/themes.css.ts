import { listBrands, loadDecisions } from './brand/brands.ts';
import { installedFamilies } from './brand/installed-families.ts';
import { fillTheme } from './theme/fill-theme.ts';
import { declareFamily, declareFonts } from './theme/font-faces.ts';
import './global.css.ts';

// All brands at once, for Storybook: `<html class="brand-…">` selects one.
const brands = listBrands().map((name) => [name, loadDecisions(name)] as const);
for (const [name, brand] of brands) {
  declareFonts(brand, { isAdjustable: true });
  fillTheme(`.brand-${name}`, brand);
}

/** All installed fonts: the Brand studio can try any. */
export const families = installedFamilies();

const chosen = new Set(brands.flatMap(([, { font }]) => [font.text[0], font.display[0]]));
for (const { family } of families) if (!chosen.has(family)) declareFamily(family);

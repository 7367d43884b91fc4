import { listBrands, loadDecisions } from './brand/brands.ts';
import { fillTheme } from './theme/fill-theme.ts';
import { declareFonts } from './theme/font-faces.ts';
import './global.css.ts';

// Every brand at once, for an application whose server knows which one a page has: `<html class="brand-…">` selects it.
for (const name of listBrands()) {
  const brand = loadDecisions(name);
  declareFonts(brand);
  fillTheme(`.brand-${name}`, brand);
}

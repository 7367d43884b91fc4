import { chosenBrand, loadDecisions } from './brand/brands.ts';
import { fillTheme } from './theme/fill-theme.ts';
import { declareFonts } from './theme/font-faces.ts';
import './global.css.ts';

// Runs while the styles are built, in Node: what reaches the reader is the CSS of the one brand that BRAND names.
const brand = loadDecisions(chosenBrand());

declareFonts(brand);
fillTheme(':root', brand);

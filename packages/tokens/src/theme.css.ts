import { chosenBrand, loadDecisions } from './brand/brands.ts';
import { fillTheme } from './theme/fill-theme.ts';
import { declareFonts } from './theme/font-faces.ts';
import './global.css.ts';

// Runs at build time in Node: the output only contains the CSS of the brand named by BRAND.
const brand = loadDecisions(chosenBrand());

declareFonts(brand);
fillTheme(':root', brand);

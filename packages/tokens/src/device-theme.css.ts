import { chosenBrand, loadDecisions } from './brand/brands.ts';
import { fillTheme } from './theme/fill-theme.ts';
import './global.css.ts';

// The brand of './theme.css.ts' without its font: a small page on another origin would fetch the file again.
fillTheme(':root', loadDecisions(chosenBrand()));

import { legal, name, product, support, tagline } from '#chosen-brand/brand.json';
import faviconUrl from '#chosen-brand/favicon.svg?url';
import logoSvg from '#chosen-brand/logo.svg?raw';
import markSvg from '#chosen-brand/mark.svg?raw';
import panelSvg from '#chosen-brand/panel.svg?raw';
import { getWords } from './brand/words.ts';

// `#chosen-brand` is an alias for the folder of the brand named by BRAND; `brandPlugin()` of
// '@deck/tokens/vite' resolves it.

/** The texts of the built brand. */
export const brand = getWords({ name, product, tagline, support, legal });

/**
 * The drawings as inline SVG markup: they use `currentColor` and the theme's colours. The logo is the mark
 * with the name, the panel the motif next to the sign-in form. The favicon is an address.
 */
export const artwork = { logoSvg, markSvg, panelSvg, faviconUrl } as const;

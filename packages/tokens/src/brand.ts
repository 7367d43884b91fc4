import { legal, name, product, support, tagline } from '#chosen-brand/brand.json';
import faviconUrl from '#chosen-brand/favicon.svg?url';
import logoSvg from '#chosen-brand/logo.svg?raw';
import markSvg from '#chosen-brand/mark.svg?raw';
import panelSvg from '#chosen-brand/panel.svg?raw';
import { getWords } from './brand/words.ts';

// `#chosen-brand` is the folder of the brand that BRAND names; `brandPlugin()` of '@deck/tokens/vite' leads it there.

/** The words of the brand that was built. */
export const brand = getWords({ name, product, tagline, support, legal });

/**
 * The drawings as SVG markup, to stand in the page itself: they take `currentColor` and the theme's colours.
 * The logo is the mark with the name, the panel the motif beside the sign-in form. The favicon is an address.
 */
export const artwork = { logoSvg, markSvg, panelSvg, faviconUrl } as const;

import { legal, name, product, support, tagline } from '#chosen-brand/brand.json';
import faviconUrl from '#chosen-brand/favicon.svg?url';
import logoSvg from '#chosen-brand/logo.svg?raw';
import markSvg from '#chosen-brand/mark.svg?raw';
import panelSvg from '#chosen-brand/panel.svg?raw';

// `#chosen-brand` is the folder of the brand that BRAND names; `brandPlugin()` of '@deck/tokens/vite' leads it there.

/** The words of the brand that was built. */
export const brand = {
  /** `Meridian`: whose product it is. */
  name,
  /** `Deck`: the product. */
  product,
  /** One sentence beside the sign-in form, by language. */
  tagline,
  supportUrl: support.url,
  supportEmail: support.email,
  termsUrl: legal.terms,
  privacyUrl: legal.privacy,
} as const;

/**
 * The drawings as SVG markup, to stand in the page itself: they take `currentColor` and the theme's colours.
 * The logo is the mark with the name, the panel the motif beside the sign-in form. The favicon is an address.
 */
export const artwork = { logoSvg, markSvg, panelSvg, faviconUrl } as const;

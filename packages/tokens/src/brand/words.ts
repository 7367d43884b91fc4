import type { Brand } from './brand.ts';

/** The texts of a brand. */
export type BrandWords = {
  /** The company: `Meridian`. */
  readonly name: string;
  /** The product: `Deck`. */
  readonly product: string;
  /** The sentence next to the sign-in form, by language. */
  readonly tagline: Brand['tagline'];
  readonly supportUrl: string;
  readonly supportEmail: string;
  readonly termsUrl: string;
  readonly privacyUrl: string;
};

type Decided = Pick<Brand, 'name' | 'product' | 'tagline' | 'support' | 'legal'>;

/** Takes the texts from a brand's values. */
export const getWords = ({ name, product, tagline, support, legal }: Decided): BrandWords => ({
  name,
  product,
  tagline,
  supportUrl: support.url,
  supportEmail: support.email,
  termsUrl: legal.terms,
  privacyUrl: legal.privacy,
});

import type { Brand } from './brand.ts';

/** What a brand says of itself. */
export type BrandWords = {
  /** `Meridian`: whose product it is. */
  readonly name: string;
  /** `Deck`: the product. */
  readonly product: string;
  /** One sentence beside the sign-in form, by language. */
  readonly tagline: Brand['tagline'];
  readonly supportUrl: string;
  readonly supportEmail: string;
  readonly termsUrl: string;
  readonly privacyUrl: string;
};

type Decided = Pick<Brand, 'name' | 'product' | 'tagline' | 'support' | 'legal'>;

/** The words of a brand, out of its decisions. */
export const getWords = ({ name, product, tagline, support, legal }: Decided): BrandWords => ({
  name,
  product,
  tagline,
  supportUrl: support.url,
  supportEmail: support.email,
  termsUrl: legal.terms,
  privacyUrl: legal.privacy,
});

import type { businessProfiles, properties } from '../database/schema.ts';

/** Where a payer reads what they agree to; empty where nobody gave an address, and the brand's own stands there. */
export interface Legal {
  readonly termsUrl: string;
  readonly privacyUrl: string;
}

type Company = Pick<typeof businessProfiles.$inferSelect, 'termsUrl' | 'privacyUrl'>;
type Property = Pick<typeof properties.$inferSelect, 'termsUrl'>;

/** A property's own terms stand before those of its company; about data a company says one thing. */
export const getLegal = (property: Property, { termsUrl, privacyUrl }: Company): Legal => ({
  termsUrl: property.termsUrl || termsUrl,
  privacyUrl,
});

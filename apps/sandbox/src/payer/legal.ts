import type { businessProfiles, properties } from '../database/schema.ts';

/** The addresses of the terms a payer accepts. If empty, the brand's apply. */
export interface Legal {
  readonly termsUrl: string;
  readonly privacyUrl: string;
}

type Company = Pick<typeof businessProfiles.$inferSelect, 'termsUrl' | 'privacyUrl'>;
type Property = Pick<typeof properties.$inferSelect, 'termsUrl'>;

/** A property's terms override its company's. The privacy policy is the company's. */
export const getLegal = (property: Property, { termsUrl, privacyUrl }: Company): Legal => ({
  termsUrl: property.termsUrl || termsUrl,
  privacyUrl,
});

import type { CustomerLanguage } from '@deck/api/vocabulary';
import { type GuestFacts, type GuestProperty, toPropertyKind, toVatNumber } from '@deck/guest';
import { countryName } from '@deck/values';
import type { businessProfiles, properties } from '../database/schema.ts';
import { getLegal } from '../payer/legal.ts';

type Property = typeof properties.$inferSelect;
type Company = typeof businessProfiles.$inferSelect;

/** @param language names the country, which no property writes itself */
export function toGuestProperty(
  property: Property,
  company: Company,
  language: CustomerLanguage,
): GuestProperty {
  const country = countryName(company.country, language);
  return {
    name: property.name,
    kind: toPropertyKind(property.type, property.positionType),
    place: property.place || joined([property.city, country]),
    address: property.address === '' ? '' : joined([property.address, country]),
    timezone: property.timezone,
    phone: property.customerServicePhone || property.phone,
    email: property.customerServiceEmail || property.email,
    deskHours: property.deskHours,
    website: property.website || company.website || null,
    photoUrl: property.photoUrl,
    logoUrl: property.logoUrl ?? company.logoUrl,
    color: property.color ?? company.color,
    startTime: property.startTime,
    endTime: property.endTime,
    cancellation: property.cancellation,
    termsUrl: getLegal(property, company).termsUrl || null,
  };
}

const joined = (texts: readonly string[]): string => texts.filter((text) => text !== '').join(', ');

export const toGuestCharger = (company: Company): GuestFacts['charger'] => ({
  legalName: company.legalName || company.name,
  address: company.legalAddress,
  taxpayerId: toVatNumber(company.taxpayerId, company.country),
  statement: company.statement,
  privacyUrl: company.privacyUrl || null,
});

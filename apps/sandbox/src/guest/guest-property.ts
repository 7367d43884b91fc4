import type { CustomerLanguage, PositionType } from '@deck/api/vocabulary';
import type { GuestFacts, GuestProperty, GuestPropertyKind } from '@deck/guest';
import { countryName } from '@deck/values';
import type { businessProfiles, properties } from '../database/schema.ts';
import { getLegal } from '../payer/legal.ts';

type Property = typeof properties.$inferSelect;
type Company = typeof businessProfiles.$inferSelect;

const kinds: Readonly<Record<PositionType, GuestPropertyKind>> = {
  ACCOMMODATION: 'HOTEL',
  YACHT: 'YACHT',
  FLIGHT: 'AIRCRAFT',
  CAR: 'CAR',
  OTHER: 'OTHER',
};

/** What a property is to its guests: what it sells above all, unless its type says it. */
export const toPropertyKind = ({ type, positionType }: Pick<Property, 'type' | 'positionType'>) =>
  type === 'OTHER' ? kinds[positionType] : type;

/** @param language names the country, which no property writes itself */
export function toGuestProperty(
  property: Property,
  company: Company,
  language: CustomerLanguage,
): GuestProperty {
  const country = countryName(company.country, language);
  return {
    name: property.name,
    kind: toPropertyKind(property),
    place: property.place || joined([property.city, country]),
    address: property.address === '' ? '' : joined([property.address, country]),
    timezone: property.timezone,
    phone: property.customerServicePhone || property.phone,
    email: property.customerServiceEmail || property.email,
    deskHours: property.deskHours,
    website: property.website || company.website || null,
    photoUrl: property.photoUrl,
    logoUrl: property.logoUrl ?? company.logoUrl,
    color: property.color,
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
  taxpayerId: toVatNumber(company),
  statement: company.statement,
  privacyUrl: company.privacyUrl || null,
});

/** The members of the European Union; a VAT number begins with its country, in Greece with EL. */
const union: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

function toVatNumber({ taxpayerId, country }: Pick<Company, 'taxpayerId' | 'country'>): string {
  if (!union.has(country) || !/^\d/.test(taxpayerId)) return taxpayerId;
  return `${country === 'GR' ? 'EL' : country} ${taxpayerId}`;
}

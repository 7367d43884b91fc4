import { wordsLanguage } from '@deck/api/vocabulary';
import { type GuestFacts, toPropertyKind, toVatNumber } from '@deck/guest';
import { countryName } from '@deck/values';
import type { PreviewInput, PreviewPlace } from './preview-input.ts';

/** The property as staff wrote it for guests; by the company where it says nothing. */
export function toProperty(
  { order, language }: PreviewInput,
  { property, choice, company, timeZone }: PreviewPlace,
) {
  const known = property ?? choice;
  const country = countryName(company.country, wordsLanguage(language));
  const page = property?.guestPage;
  return {
    name: known?.name ?? order?.propertyName ?? company.name,
    kind: toPropertyKind(known?.type ?? 'OTHER', known?.positionType ?? 'OTHER'),
    place: page?.place || join([known?.city ?? '', country]),
    address: property ? join([property.address, country]) : '',
    timezone: known?.timezone ?? order?.propertyTimezone ?? timeZone,
    phone: property?.customerServicePhone || property?.phone || company.phone,
    email: property?.customerServiceEmail || property?.email || company.email,
    deskHours: page?.deskHours ?? '',
    website: property?.website || company.website || null,
    photoUrl: property?.photoUrl ?? null,
    logoUrl: page?.logoUrl ?? company.logoUrl,
    color: page?.color ?? company.color,
    startTime: page?.startTime ?? null,
    endTime: page?.endTime ?? null,
    cancellation: page?.cancellation ?? '',
    termsUrl: property?.termsUrl || company.termsUrl || null,
  };
}

const join = (texts: readonly string[]): string => texts.filter((text) => text !== '').join(', ');

/** Who charges the guest. */
export const toCharger = ({ company }: PreviewPlace): GuestFacts['charger'] => ({
  legalName: company.legalName || company.name,
  address: company.legalAddress,
  taxpayerId: toVatNumber(company.taxpayerId, company.country),
  statement: company.statement,
  privacyUrl: company.privacyUrl || null,
});

import { Country } from '@deck/api/contract/company-formats';
import { Currency, RequiredEmail, RequiredLine } from '@deck/api/contract/formats';
import { PersonName, Timezone } from '@deck/api/contract/person-formats';
import { Refusal } from '@deck/api/server';
import { customerLanguages, interfaceLanguages, positionTypes } from '@deck/api/vocabulary';
import { toLatin } from '@deck/values';
import * as z from 'zod/mini';
import type { Services } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { businessProfiles, properties, pspProfiles } from '../database/schema.ts';
import { readDictionaries } from '../dictionaries/dictionary.ts';
import { newId, newSecret } from '../ids.ts';
import { addUser } from '../people/create-user.ts';

/** What a company needs to take its first payment; the rest is set on its settings pages. */
export const CompanyDraft = z.object({
  name: RequiredLine,
  country: Country,
  currency: Currency,
  /** Its first property, what it sells and where its clocks are. */
  property: RequiredLine,
  sells: z.enum(positionTypes),
  city: RequiredLine,
  timezone: Timezone,
  firstName: PersonName,
  lastName: PersonName,
  /** Of the owner, who signs in with it, and of the company until another is set. */
  email: RequiredEmail,
  language: z.enum(interfaceLanguages),
});
export type CompanyDraft = z.infer<typeof CompanyDraft>;

/**
 * Makes a company with its currency, its first property and its owner, who sets a password by a link. Cards are taken
 * through the PSP of the server.
 * @returns the address of the owner's link
 * @throws Refusal INVALID_VALUE for a currency that is not offered and for the address of somebody else
 */
export function createCompany(
  { db, clock, publicUrl }: Pick<Services, 'clock' | 'publicUrl'> & { readonly db: Queries },
  draft: CompanyDraft,
): Promise<string> {
  return db.transaction(async (tx) => {
    const { currency: currencies } = await readDictionaries(tx, 'currency');
    if (!currencies.some(({ code, enabled }) => enabled && code === draft.currency))
      throw Refusal.invalid({ currency: 'choice' });
    const { name, email, country, currency, timezone, sells, city } = draft;
    const now = clock.now().getTime();
    const id = newId(now);
    await tx.insert(businessProfiles).values({
      id,
      name,
      email,
      phone: '',
      website: '',
      legalAddress: '',
      country,
      currency,
      acceptedCurrencies: [currency],
      fieldOfActivity: '',
      orderPrefix: toPrefix(name),
      defaultCustomerLanguage: draft.language,
      defaultCustomerCountry: country,
      defaultPaymentLifetime: 'P2D',
      templateLanguages: [...customerLanguages],
    });
    await tx.insert(properties).values({
      id: newId(now),
      businessProfileId: id,
      name: draft.property,
      type: sells === 'ACCOMMODATION' ? 'HOTEL' : sells === 'FLIGHT' ? 'AIRCRAFT' : 'OTHER',
      positionType: sells,
      positionTypes: [...new Set([sells, 'OTHER' as const])],
      city,
      address: '',
      email,
      phone: '',
      timezone,
      payRatePeriod: sells === 'ACCOMMODATION' ? 'PER_NIGHT' : sells === 'FLIGHT' ? 'PER_HOUR' : 'PER_DAY',
      orderPrefix: '',
      termsUrl: '',
      website: '',
    });
    await tx.insert(pspProfiles).values({
      id: newId(now),
      businessProfileId: id,
      type: 'CARD_ACQUIRER',
      projectId: id,
      secretKey: newSecret(),
      features: ['VPOS', 'LINK', '3DS', 'NON_3DS', 'DMS'],
      currencies: [currency],
      paymentMethod: 'CARDS',
    });
    const { firstName, lastName, language: locale } = draft;
    const { link } = await addUser(tx, { clock, publicUrl }, id, {
      firstName,
      lastName,
      email,
      locale,
      timezone,
      role: 'OWNER',
      position: '',
      phone: '',
    });
    return link;
  });
}

/** The first three letters of a name, for the numbers of orders; `ORD` without three. */
export function toPrefix(name: string): string {
  const letters = toLatin(name)
    .normalize('NFD')
    .toUpperCase()
    .replaceAll(/[^A-Z]/g, '');
  return letters.length < 3 ? 'ORD' : letters.slice(0, 3);
}

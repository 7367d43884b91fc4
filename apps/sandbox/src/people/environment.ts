import type { Environment } from '@deck/api/contract/people';
import { Refusal } from '@deck/api/server';
import { asc, eq } from 'drizzle-orm';
import type { Person, Services } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { businessProfiles, properties, userDivisions } from '../database/schema.ts';
import { readOffer } from '../dictionaries/offer.ts';
import { withinProperties } from '../scope.ts';

/** What the interface needs to know about the caller's division. */
export async function readEnvironment({ db, dictionaryKey }: Services, caller: Person): Promise<Environment> {
  const { userId, divisionId, role } = caller;
  const [divisions, [company], choices, offer] = await Promise.all([
    getDivisions(db, userId),
    db.select().from(businessProfiles).where(eq(businessProfiles.id, divisionId)),
    db.select().from(properties).where(withinProperties(caller)).orderBy(asc(properties.name)),
    readOffer(db, divisionId),
  ]);
  if (!company) throw Refusal.because('NOT_FOUND');
  return {
    context: { userId, businessProfileId: divisionId, role },
    divisions,
    languages: [...offer.languages],
    acceptedCurrencies: [...offer.currencies],
    properties: choices,
    country: company.country,
    defaultCustomerLanguage: offer.language,
    defaultPaymentLifetime: company.defaultPaymentLifetime,
    generateOrderId: company.generateOrderId,
    defaultCurrency: company.currency,
    defaultCustomerCountry: company.defaultCustomerCountry ?? company.country,
    defaultPaymentMethod: company.defaultPaymentMethod,
    transactionType: company.defaultScheme,
    applyCompanyExchangeRateByDefault: company.applyExchangeRate,
    dictionaryKey,
  };
}

function getDivisions(db: Queries, userId: string) {
  return db
    .select({ id: businessProfiles.id, name: businessProfiles.name })
    .from(businessProfiles)
    .innerJoin(userDivisions, eq(userDivisions.businessProfileId, businessProfiles.id))
    .where(eq(userDivisions.userId, userId))
    .orderBy(asc(businessProfiles.name));
}

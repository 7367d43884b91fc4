import { Refusal } from '@deck/api/server';
import { eq } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { businessProfiles } from '../database/schema.ts';
import { readDictionaries } from './dictionary.ts';

/** What is wrong with a value that is named: unknown to the dictionary or the company, or switched off. */
type Unoffered = 'choice' | 'notOffered';

/** What may be named in a company. A value that something has already is kept: ask only about new ones. */
export interface Offer {
  /** Those the company accepts and the dictionary has enabled, sorted. */
  readonly currencies: readonly string[];
  /** The languages a customer may have, in the order of the dictionary. */
  readonly languages: readonly string[];
  /** The company's language for customers, or one that is offered if its own is not any more. */
  readonly language: string;
  readonly wrongCurrency: (code: string) => Unoffered | undefined;
  readonly wrongLanguage: (code: string) => Unoffered | undefined;
}

export async function readOffer(db: Queries, divisionId: string): Promise<Offer> {
  // In sequence: a transaction has a single connection.
  const [company] = await db
    .select({ accepted: businessProfiles.acceptedCurrencies, own: businessProfiles.defaultCustomerLanguage })
    .from(businessProfiles)
    .where(eq(businessProfiles.id, divisionId));
  if (!company) throw Refusal.because('NOT_FOUND');
  const { currency, language } = await readDictionaries(db, 'currency', 'language');
  const isEnabled = new Map(currency.map(({ code, enabled }) => [code, enabled]));
  const isForCustomers = new Map(language.map(({ code, forCustomers }) => [code, forCustomers]));
  const languages = [...isForCustomers.keys()].filter((code) => isForCustomers.get(code));
  const { accepted, own } = company;
  return {
    currencies: accepted.filter((code) => isEnabled.get(code)).toSorted(),
    languages,
    language: [own, 'en'].find((code) => languages.includes(code)) ?? languages[0] ?? own,
    wrongCurrency: (code) => (accepted.includes(code) ? problemOf(isEnabled.get(code)) : 'choice'),
    wrongLanguage: (code) => problemOf(isForCustomers.get(code)),
  };
}

/** The codes of the languages that customers may choose, in the order of the dictionary. */
export async function readCustomerLanguages(db: Queries): Promise<string[]> {
  const { language } = await readDictionaries(db, 'language');
  return language.filter(({ forCustomers }) => forCustomers).map(({ code }) => code);
}

const problemOf = (isOn: boolean | undefined): Unoffered | undefined =>
  isOn === undefined ? 'choice' : isOn ? undefined : 'notOffered';

/**
 * Makes sure that a currency is in the dictionary and enabled, whether a company accepts it or not.
 * @throws Refusal INVALID_VALUE at `currency`.
 */
export async function assertEnabledCurrency(db: Queries, currency: string): Promise<void> {
  const { currency: all } = await readDictionaries(db, 'currency');
  const wrong = problemOf(all.find(({ code }) => code === currency)?.enabled);
  if (wrong) throw Refusal.invalid({ currency: wrong });
}

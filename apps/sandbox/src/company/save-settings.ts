import { type SettingsChange, supportFields } from '@deck/api/contract/settings';
import { Refusal } from '@deck/api/server';
import { eq } from 'drizzle-orm';
import { recordSettings } from '../audit/record-settings.ts';
import { assertPermission } from '../auth/authorise.ts';
import { seal } from '../auth/sealed.ts';
import { type AddressRules, mayDeliver } from '../callbacks/addresses.ts';
import type { Caller } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { businessProfiles } from '../database/schema.ts';
import { readDictionaries } from '../dictionaries/dictionary.ts';
import { readOffer } from '../dictionaries/offer.ts';
import { assertKept, getNew } from '../resources/picture-uses.ts';
import { type Company, getGeneral } from './company-answers.ts';
import { getCallbackUrls, getMainPage, getNotifications, getRetention } from './setting-defaults.ts';

type Row = typeof businessProfiles.$inferInsert;
type Changes = { readonly [K in keyof Row]?: Row[K] | undefined };

/**
 * Changes only the given fields, under the company's lock. Settings saved in two tabs at once are both kept.
 * Returns the updated company.
 * @throws Refusal ACCESS_DENIED, NOT_FOUND, INVALID_VALUE with the fields.
 */
export async function saveSettings(
  tx: Queries,
  caller: Caller,
  change: SettingsChange,
  rules: AddressRules,
  now: Date,
): Promise<Company> {
  if (change.integration) assertPermission(caller, 'SETTINGS_INTEGRATION');
  const mine = eq(businessProfiles.id, caller.divisionId);
  const [company] = await tx.select().from(businessProfiles).where(mine).for('no key update');
  if (!company) throw Refusal.because('NOT_FOUND');

  assertChangeable(company, change.general ?? {});
  assertDeliverable(change.integration?.callbackUrls ?? {}, rules);
  await assertOffered(tx, company, change);
  await assertKept(tx, { 'general.logoUrl': getNew(company.logoUrl, change.general?.logoUrl) }, now);
  const secret = change.integration?.callbackSecret;
  const changes = {
    ...generalChanges(change.general ?? {}),
    ...partChanges(company, change),
    callbackSecret: typeof secret === 'string' ? await seal(tx, secret) : secret,
  };
  const named = Object.entries(changes).filter(([, value]) => value !== undefined);
  if (named.length === 0) return company;
  const [saved] = await tx.update(businessProfiles).set(Object.fromEntries(named)).where(mine).returning();
  if (!saved) return company;
  await recordSettings(tx, company, saved, typeof secret === 'string');
  return saved;
}

type General = NonNullable<SettingsChange['general']>;

/** Fields that only support changes may be sent unchanged, but not with another value. */
function assertChangeable(company: Company, general: General): void {
  const current = getGeneral(company);
  const wrong = supportFields.filter((field) => {
    const asked = general[field];
    const sorted = Array.isArray(asked) ? asked.toSorted() : asked;
    return asked !== undefined && JSON.stringify(sorted) !== JSON.stringify(current[field]);
  });
  if (wrong.length > 0)
    throw Refusal.invalid(Object.fromEntries(wrong.map((field) => [`general.${field}`, 'supportOnly'])));
}

/** An address that delivery will refuse is refused when it is saved, not at the first callback. */
function assertDeliverable(
  urls: Readonly<Record<string, string | null | undefined>>,
  rules: AddressRules,
): void {
  const refused = Object.keys(urls).filter((name) => urls[name] && !mayDeliver(urls[name], rules));
  if (refused.length > 0)
    throw Refusal.invalid(
      Object.fromEntries(refused.map((name) => [`integration.callbackUrls.${name}`, 'callbackUrl'])),
    );
}

/** What the company has already is kept, also once the dictionaries offer it no more. */
async function assertOffered(
  tx: Queries,
  company: Company,
  { general, email }: SettingsChange,
): Promise<void> {
  const { wrongLanguage } = await readOffer(tx, company.id);
  const wrong = Object.entries({
    'general.defaultPaymentMethod': await wrongMethod(tx, company, general?.defaultPaymentMethod),
    'general.defaultCustomerLanguage': wrongOf(
      general?.defaultCustomerLanguage,
      [company.defaultCustomerLanguage],
      wrongLanguage,
    ),
    ...Object.fromEntries(
      (email?.templateLanguages ?? []).map((language, index) => [
        `email.templateLanguages.${index}`,
        wrongOf(language, company.templateLanguages, wrongLanguage),
      ]),
    ),
  }).flatMap(([field, problem]) => (problem ? [[field, problem]] : []));
  if (wrong.length > 0) throw Refusal.invalid(Object.fromEntries(wrong));
}

const wrongOf = <T>(
  asked: string | undefined,
  kept: readonly string[],
  wrong: (value: string) => T | undefined,
): T | undefined => (asked === undefined || kept.includes(asked) ? undefined : wrong(asked));

async function wrongMethod(tx: Queries, { defaultPaymentMethod: kept }: Company, asked?: string | null) {
  if (asked === null || asked === undefined || asked === kept) return undefined;
  const { method } = await readDictionaries(tx, 'method');
  const found = method.find(({ name }) => name === asked);
  return found === undefined ? 'choice' : found.enabled ? undefined : 'notOffered';
}

const generalChanges = (general: General): Changes => ({
  email: general.email,
  website: general.website,
  phone: general.phone,
  fieldOfActivity: general.fieldOfActivity,
  features: general.features,
  notes: general.notes,
  defaultCustomerLanguage: general.defaultCustomerLanguage,
  defaultCustomerCountry: general.defaultCustomerCountry,
  defaultPaymentMethod: general.defaultPaymentMethod,
  applyExchangeRate: general.applyExchangeRateByDefault,
  generateOrderId: general.generateOrderId,
  showOrderDetails: general.showOrderDetails,
  orderPrefix: general.orderPrefix,
  defaultPaymentLifetime: general.paymentLifetime,
  defaultScheme: general.authorizationMethod,
  captureReminderTime: general.captureReminderTime,
  termsUrl: general.termsUrl,
  privacyUrl: general.privacyUrl,
  logoUrl: general.logoUrl,
  color: general.color,
});

/** Parts stored as a whole: given fields overwrite the stored ones. */
function partChanges(company: Company, change: SettingsChange): Changes {
  const { notifications, integration, fastPayment, mainPage, retention, email } = change;
  const told = notifications && merged(getNotifications(company), notifications);
  if (told?.telegram.enabled && told.telegram.chatId === '')
    throw Refusal.invalid({ 'notifications.telegram.chatId': 'required' });
  return {
    notifications: told,
    callbackUrls: integration?.callbackUrls && merged(getCallbackUrls(company), integration.callbackUrls),
    fastPaymentFields: fastPayment?.fields,
    mainPage: mainPage && merged(getMainPage(company), mainPage),
    retention: retention && merged(getRetention(company), retention),
    templateLanguages: email?.templateLanguages,
  };
}

type Loose<T> = { readonly [K in keyof T]?: T[K] | undefined };

function merged<T extends object>(current: T, change: Loose<T>): T {
  const named = Object.entries(change).filter(([, value]) => value !== undefined);
  return { ...current, ...Object.fromEntries(named) };
}

import * as z from 'zod/mini';
import { endpoint, param } from '../core/endpoint.ts';
import { permissions } from '../vocabulary/permissions.ts';
import { Country, MethodName } from './company-formats.ts';
import { Currency, LanguageCode, RequiredLine, say } from './formats.ts';
import { between } from './validation.ts';

/** A name in the languages of the interface. */
const Names = z.object({ en: RequiredLine, ru: RequiredLine, el: RequiredLine });

const CurrencyCode = z.string(say('currency')).check(z.regex(/^[A-Z]{3}$/, say('currency')));
const enabled = z.boolean(say('required'));

const CurrencyChange = z.object({
  names: Names,
  symbol: RequiredLine,
  /** How many decimals its amounts have: 0 to 4, as ISO 4217 says. */
  decimals: z.int(say('invalid')).check(...between(0, 4)),
  /** Whether it may be chosen. What has it already keeps it. */
  enabled,
});
export const CurrencyDraft = z.extend(CurrencyChange, { code: Currency });
/** A currency's ID is its code. `name` is in English. */
export const CurrencyEntry = z.extend(CurrencyChange, {
  code: CurrencyCode,
  id: CurrencyCode,
  name: RequiredLine,
});
export type CurrencyEntry = z.infer<typeof CurrencyEntry>;

const LanguageChange = z.object({
  names: Names,
  /** The name in the language itself: `Deutsch`. */
  nativeName: RequiredLine,
  /** Whether the interface is available in this language, which the program decides. */
  inInterface: z.boolean(say('required')),
  /** Whether a customer may have this language. Letters without words in it are in English. */
  forCustomers: z.boolean(say('required')),
});
export const LanguageDraft = z.extend(LanguageChange, { code: LanguageCode });
/** A language's ID is its ISO 639-1 code. `name` is in English. */
export const LanguageEntry = z.extend(LanguageDraft, { id: LanguageCode, name: RequiredLine });
export type LanguageEntry = z.infer<typeof LanguageEntry>;

const MethodChange = z.object({
  /** The brand name, the same in every language: `iDEAL`. */
  title: RequiredLine,
  group: MethodName,
  /** The payer's countries; empty means all. */
  countries: z.array(Country),
  /** The currencies it takes; empty means all. */
  currencies: z.array(Currency),
  /** Whether it can authorise money first and capture it later. */
  holds: z.boolean(say('required')),
  enabled,
});
export const MethodEntry = z.extend(MethodChange, { name: MethodName });
export type MethodEntry = z.infer<typeof MethodEntry>;

const MethodGroupChange = z.object({
  names: Names,
  /** Set for a group of bank transfers in a single country. */
  country: z.nullable(Country),
  enabled,
});
/** A group with the names of its methods. */
export const MethodGroupEntry = z.extend(MethodGroupChange, {
  name: MethodName,
  methods: z.array(MethodName),
});
export type MethodGroupEntry = z.infer<typeof MethodGroupEntry>;

const read = { needs: 'apiKey', notInSpec: true } as const;
const write = { needs: 'adminKey', notInSpec: true } as const;

export const dictionaries = {
  currencies: endpoint('GET /backoffice/v0.1/dictionaries/currencies', {
    summary: 'Every currency the product knows: those people pay in by ISO 4217, and those that were added.',
    ...read,
    response: z.array(CurrencyEntry),
  }),
  createCurrency: endpoint('POST /backoffice/v0.1/dictionaries/currencies', {
    summary: 'Add a currency of ISO 4217. Its code must be new, its decimals are those of ISO 4217.',
    ...write,
    body: CurrencyDraft,
    bodyName: 'currency',
    response: CurrencyEntry,
  }),
  currency: endpoint('GET /backoffice/v0.1/dictionaries/currencies/{currency-id}', {
    summary: 'One currency.',
    ...read,
    response: CurrencyEntry,
  }),
  updateCurrency: endpoint('PUT /backoffice/v0.1/dictionaries/currencies/{currency-id}', {
    summary: 'Change a currency. Its code stays.',
    ...write,
    body: CurrencyChange,
    bodyName: 'currency',
    response: CurrencyEntry,
  }),
  languages: endpoint('GET /backoffice/v0.1/dictionaries/languages', {
    summary: 'The languages of the interface and of letters.',
    ...read,
    response: z.array(LanguageEntry),
  }),
  createLanguage: endpoint('POST /backoffice/v0.1/dictionaries/languages', {
    summary: 'Add a language. Its code must be new.',
    ...write,
    body: LanguageDraft,
    bodyName: 'language',
    response: LanguageEntry,
  }),
  updateLanguage: endpoint('PUT /backoffice/v0.1/dictionaries/languages/{language-id}', {
    summary: 'Change a language. Its code stays.',
    ...write,
    body: LanguageChange,
    bodyName: 'language',
    response: LanguageEntry,
  }),
  paymentMethods: endpoint('GET /backoffice/v0.1/dictionaries/payment-methods', {
    summary: 'Every way to pay, by name.',
    ...read,
    response: z.array(MethodEntry),
  }),
  paymentMethod: endpoint('GET /backoffice/v0.1/dictionaries/payment-methods/{payment-method-name}', {
    summary: 'One way to pay.',
    ...read,
    response: MethodEntry,
  }),
  updatePaymentMethod: endpoint('PUT /backoffice/v0.1/dictionaries/payment-methods/{payment-method-name}', {
    summary: 'Change a way to pay. Its name stays.',
    ...write,
    body: MethodChange,
    bodyName: 'payment method',
    response: MethodEntry,
  }),
  paymentMethodGroups: endpoint('GET /backoffice/v0.1/dictionaries/payment-method-groups', {
    summary: 'The groups in which ways to pay are offered.',
    ...read,
    response: z.array(MethodGroupEntry),
  }),
  paymentMethodGroup: endpoint(
    'GET /backoffice/v0.1/dictionaries/payment-method-groups/{payment-method-group-name}',
    { summary: 'One group.', ...read, response: MethodGroupEntry },
  ),
  updatePaymentMethodGroup: endpoint(
    'PUT /backoffice/v0.1/dictionaries/payment-method-groups/{payment-method-group-name}',
    {
      summary: 'Change a group. Its name stays; which methods it has stands at the methods.',
      ...write,
      body: MethodGroupChange,
      bodyName: 'payment method group',
      response: MethodGroupEntry,
    },
  ),
  permissions: endpoint('GET /backoffice/v0.1/dictionaries/permissions?company_id&role_id&user_id', {
    summary: 'The names of the permissions.',
    description:
      'All of them; or with `role_id` those a role opens by itself, with `user_id` those a person holds, with `company_id` those anyone of the company holds; with several what all of these have in common. Who or what is unknown has none.',
    needs: 'apiKey',
    params: { companyId: param.text, roleId: param.text, userId: param.text },
    response: z.array(z.enum(permissions)),
  }),
};

import { parseLifetime } from '@deck/values';
import * as z from 'zod/mini';
import { MOST_COPIES } from '../rules/field-limits.ts';
import { EXPIRING_SOON_HOURS } from '../rules/time-limits.ts';
import {
  customerEmails,
  employeeNotifications,
  fastPaymentFields,
  mainPageBlocks,
  telegramNotifications,
} from '../vocabulary/company.ts';
import { customerLanguages, schemes } from '../vocabulary/enums.ts';
import { Address, Country, MethodName, OrderPrefix, PictureUrl, RequiredAddress } from './company-formats.ts';
import { Currency, Lifetime, Line, LongText, Phone, RequiredEmail, RequiredLine, say } from './formats.ts';
import { between, max, maxLength, minLength } from './validation.ts';

const general = {
  name: RequiredLine,
  email: RequiredEmail,
  legalAddress: RequiredLine,
  website: Address,
  phone: Phone,
  fieldOfActivity: Line,
  features: LongText,
  notes: LongText,
  country: Country,
  currency: Currency,
  acceptedCurrencies: z.array(Currency),
  defaultCustomerLanguage: z.enum(customerLanguages, say('choice')),
  defaultCustomerCountry: Country,
  /** A payment method of the dictionary that a new payment begins with; null leaves the choice open. */
  defaultPaymentMethod: z.nullable(MethodName),
  /** A payment begins in the company's currency, converted at its rate. */
  applyExchangeRateByDefault: z.boolean(),
  generateOrderId: z.boolean(),
  /** Payers see the positions of their order. */
  showOrderDetails: z.boolean(),
  orderPrefix: OrderPrefix,
  /** How long a link lives unless a payment says otherwise, at least an hour; null is unlimited. */
  paymentLifetime: z.nullable(Lifetime),
  /** CHARGE takes the money at once, AUTH holds it first. */
  authorizationMethod: z.enum(schemes, say('choice')),
  /** How long after money was held staff are reminded to capture it: an hour to 30 days; null never. */
  captureReminderTime: z.nullable(
    Lifetime.check(z.refine((text) => (parseLifetime(text) ?? 0) <= 30 * 24 * 60, say('tooLarge'))),
  ),
  termsUrl: Address,
  privacyUrl: Address,
  taxpayerId: Line,
  /** What an upload answered; null has no logo. */
  logoUrl: z.nullable(PictureUrl),
  bankName: Line,
  iban: Line,
  bic: Line,
};

/** Fields of the general part that only support changes: what contracts, invoices and stored amounts rest on. */
export const supportFields = [
  'name',
  'legalAddress',
  'taxpayerId',
  'country',
  'currency',
  'acceptedCurrencies',
  'bankName',
  'iban',
  'bic',
] as const satisfies readonly (keyof typeof general)[];

export const GeneralSettings = z.object(general);
export type GeneralSettings = z.infer<typeof GeneralSettings>;

const once = <T>(values: readonly T[]) => new Set(values).size === values.length;

/** Who is written to of what. A type that is not in a list is not written of; in the deck everyone is told of all. */
export const NotificationSettings = z.object({
  employee: z.object({ enabled: z.boolean(), types: z.array(z.enum(employeeNotifications, say('choice'))) }),
  customer: z.object({ enabled: z.boolean(), letters: z.array(z.enum(customerEmails, say('choice'))) }),
  telegram: z.object({
    enabled: z.boolean(),
    /** The chat or channel the company's bot writes to; needed while enabled. */
    chatId: z.string(say('required')).check(z.regex(/^(|-?\d{1,20}|@\w{5,32})$/, say('invalid'))),
    types: z.array(z.enum(telegramNotifications, say('choice'))),
  }),
  /** Get a copy of what employees get. Each once, however it is written. */
  duplicateAddresses: z.array(RequiredEmail).check(
    max(MOST_COPIES),
    z.refine((addresses) => once(addresses.map((address) => address.toLowerCase())), say('twice')),
  ),
});
export type NotificationSettings = z.infer<typeof NotificationSettings>;

/** Where the company's own systems hear of payments, orders and cards. Null: not told. */
export const CallbackUrls = z.object({
  payment: z.nullable(RequiredAddress),
  order: z.nullable(RequiredAddress),
  card: z.nullable(RequiredAddress),
});
export type CallbackUrls = z.infer<typeof CallbackUrls>;

/** What callbacks are signed with. It can be set and is never answered. */
const CallbackSecret = z.string(say('required')).check(minLength(16), maxLength(200));

export const FastPaymentField = z
  .object({ field: z.enum(fastPaymentFields, say('choice')), shown: z.boolean(), required: z.boolean() })
  .check(z.refine(({ shown, required }) => shown || !required, { path: ['required'], error: 'invalid' }));
export type FastPaymentField = z.infer<typeof FastPaymentField>;

export const MainPage = z.object({
  /** The blocks shown, in their order. */
  blocks: z.array(z.enum(mainPageBlocks, say('choice'))).check(z.refine(once, say('unique'))),
  /** A link counts as expiring soon in its last hours: 1 to 23. */
  expiresSoonHours: z.int(say('invalid')).check(...between(EXPIRING_SOON_HOURS.min, EXPIRING_SOON_HOURS.max)),
});
export type MainPage = z.infer<typeof MainPage>;

const templateLanguages = z
  .array(z.enum(customerLanguages, say('choice')))
  .check(z.minLength(1, say('required')), z.refine(once, say('unique')));

/** Settings by their tabs. Rates, payment methods and the letters themselves have calls of their own. */
export const Settings = z.object({
  general: GeneralSettings,
  notifications: NotificationSettings,
  /** Left out without SETTINGS_INTEGRATION. */
  integration: z.optional(z.object({ callbackUrls: CallbackUrls })),
  /** Every field once, in the order of the form. */
  fastPayment: z.object({ fields: z.array(FastPaymentField) }),
  mainPage: MainPage,
  email: z.object({ templateLanguages }),
  /** Fields of `general` that only support changes. */
  supportOnly: z.array(z.enum(supportFields)),
});
export type Settings = z.infer<typeof Settings>;

/** What is to change: parts that are left out stay as they are, and so do fields left out of a part. */
export const SettingsChange = z.object({
  general: z.optional(z.partial(GeneralSettings)),
  notifications: z.optional(z.partial(NotificationSettings)),
  integration: z.optional(
    z.object({
      callbackUrls: z.optional(z.partial(CallbackUrls)),
      callbackSecret: z.optional(CallbackSecret),
    }),
  ),
  fastPayment: z.optional(
    z.object({
      fields: z
        .array(FastPaymentField)
        .check(z.refine((fields) => once(fields.map(({ field }) => field)), say('unique'))),
    }),
  ),
  mainPage: z.optional(z.partial(MainPage)),
  email: z.optional(z.object({ templateLanguages })),
});
export type SettingsChange = z.infer<typeof SettingsChange>;

import { parseLifetime } from '@deck/values';
import * as z from 'zod/mini';
import { MOST_COPIES } from '../rules/field-limits.ts';
import { retentionDays } from '../rules/retention.ts';
import { EXPIRING_SOON_HOURS } from '../rules/time-limits.ts';
import {
  customerEmails,
  employeeNotifications,
  fastPaymentFields,
  mainPageBlocks,
  type RetentionKind,
  telegramNotifications,
} from '../vocabulary/company.ts';
import { customerLanguages, schemes } from '../vocabulary/enums.ts';
import { Address, Country, MethodName, OrderPrefix, PictureUrl, RequiredAddress } from './company-formats.ts';
import {
  Currency,
  LanguageCode,
  Lifetime,
  Line,
  LongText,
  Phone,
  RequiredEmail,
  RequiredLine,
  say,
} from './formats.ts';
import { Seed } from './guest-page.ts';
import { between, max, maxLength, minLength } from './validation.ts';

const general = {
  name: RequiredLine,
  email: RequiredEmail,
  /** As registered; empty until an administrator has set it. */
  legalAddress: Line,
  website: Address,
  phone: Phone,
  fieldOfActivity: Line,
  features: LongText,
  notes: LongText,
  country: Country,
  currency: Currency,
  acceptedCurrencies: z.array(Currency),
  defaultCustomerLanguage: LanguageCode,
  defaultCustomerCountry: Country,
  /** The payment method a new payment starts with; null: no preselection. */
  defaultPaymentMethod: z.nullable(MethodName),
  /** New payments start in the company's currency, converted at its rate. */
  applyExchangeRateByDefault: z.boolean(),
  generateOrderId: z.boolean(),
  /** Payers see the positions of their order. */
  showOrderDetails: z.boolean(),
  orderPrefix: OrderPrefix,
  /** The default lifetime of a link, at least an hour; null is unlimited. */
  paymentLifetime: z.nullable(Lifetime),
  /** CHARGE takes the money immediately, AUTH holds it first. */
  authorizationMethod: z.enum(schemes, say('choice')),
  /** When staff are reminded to capture held money: after an hour to 30 days; null never. */
  captureReminderTime: z.nullable(
    Lifetime.check(z.refine((text) => (parseLifetime(text) ?? 0) <= 30 * 24 * 60, say('tooLarge'))),
  ),
  termsUrl: Address,
  privacyUrl: Address,
  taxpayerId: Line,
  /** Who charges guests, as registered; empty: as the company is called. */
  legalName: Line,
  /** What a guest's bank statement says; empty if unknown. */
  statement: Line,
  /** The address an upload answered; null: no logo. */
  logoUrl: z.nullable(PictureUrl),
  /** What the accent of its guests' pages and e-mails is solved from; null: the brand's accent. */
  color: z.nullable(Seed),
  bankName: Line,
  iban: Line,
  bic: Line,
};

/** Fields that only support changes, because contracts, invoices and stored amounts depend on them. */
export const supportFields = [
  'name',
  'legalAddress',
  'taxpayerId',
  'legalName',
  'statement',
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

/**
 * Who gets e-mail about what. A type missing from a list sends no e-mail. In-app notifications always go to
 * everyone.
 */
export const NotificationSettings = z.object({
  employee: z.object({ enabled: z.boolean(), types: z.array(z.enum(employeeNotifications, say('choice'))) }),
  customer: z.object({ enabled: z.boolean(), letters: z.array(z.enum(customerEmails, say('choice'))) }),
  telegram: z.object({
    enabled: z.boolean(),
    /** The chat or channel the company's bot writes to; required while enabled. */
    chatId: z.string(say('required')).check(z.regex(/^(|-?\d{1,20}|@\w{5,32})$/, say('invalid'))),
    types: z.array(z.enum(telegramNotifications, say('choice'))),
  }),
  /** Addresses that get a copy of e-mails to employees. Duplicates are removed, ignoring case. */
  duplicateAddresses: z.array(RequiredEmail).check(
    max(MOST_COPIES),
    z.refine((addresses) => once(addresses.map((address) => address.toLowerCase())), say('twice')),
  ),
});
export type NotificationSettings = z.infer<typeof NotificationSettings>;

/** The callback address of the company's own systems for payments, orders and cards. Null: no callbacks. */
export const CallbackUrls = z.object({
  payment: z.nullable(RequiredAddress),
  order: z.nullable(RequiredAddress),
  card: z.nullable(RequiredAddress),
});
export type CallbackUrls = z.infer<typeof CallbackUrls>;

/** The secret that signs callbacks. It can be set but is never returned. */
const CallbackSecret = z.string(say('required')).check(minLength(16), maxLength(200));

export const FastPaymentField = z
  .object({ field: z.enum(fastPaymentFields, say('choice')), shown: z.boolean(), required: z.boolean() })
  .check(z.refine(({ shown, required }) => shown || !required, { path: ['required'], error: 'invalid' }));
export type FastPaymentField = z.infer<typeof FastPaymentField>;

export const MainPage = z.object({
  /** The visible blocks in their order. */
  blocks: z.array(z.enum(mainPageBlocks, say('choice'))).check(z.refine(once, say('unique'))),
  /** A link counts as expiring soon in its last 1 to 23 hours. */
  expiresSoonHours: z.int(say('invalid')).check(...between(EXPIRING_SOON_HOURS.min, EXPIRING_SOON_HOURS.max)),
});
export type MainPage = z.infer<typeof MainPage>;

const daysOf = (kind: RetentionKind) => {
  const { min: least, max: most } = retentionDays[kind];
  return z.nullable(z.int(say('invalid')).check(...between(least, most)));
};

/** For how many days data is kept; null: nothing is removed beyond what is always removed. */
export const Retention = z.object({
  /** Of a guest, after their last stay and their last payment. Then they are erased. */
  guests: daysOf('guests'),
  /** The texts of messages that were sent. */
  messages: daysOf('messages'),
  /** The rows of files of orders, and what was wrong with them. */
  imports: daysOf('imports'),
  /** The bodies of callbacks and the answers to them. */
  callbacks: daysOf('callbacks'),
  /** Letters that could not be written or sent. */
  letters: daysOf('letters'),
  /** What staff did. */
  auditEvents: daysOf('auditEvents'),
  /** Answers under an idempotency key; null: a week. */
  answers: daysOf('answers'),
});
export type Retention = z.infer<typeof Retention>;

const templateLanguages = z
  .array(z.enum(customerLanguages, say('choice')))
  .check(z.minLength(1, say('required')), z.refine(once, say('unique')));

/** Settings by tab. Rates, payment methods and letter templates have their own calls. */
export const Settings = z.object({
  general: GeneralSettings,
  notifications: NotificationSettings,
  /** Omitted without SETTINGS_INTEGRATION. */
  integration: z.optional(z.object({ callbackUrls: CallbackUrls })),
  /** Every field exactly once, in the order of the form. */
  fastPayment: z.object({ fields: z.array(FastPaymentField) }),
  mainPage: MainPage,
  retention: Retention,
  email: z.object({ templateLanguages }),
  /** Fields of `general` that only support can change. */
  supportOnly: z.array(z.enum(supportFields)),
});
export type Settings = z.infer<typeof Settings>;

/** A partial update: omitted parts and omitted fields stay unchanged. */
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
  retention: z.optional(z.partial(Retention)),
  email: z.optional(z.object({ templateLanguages })),
});
export type SettingsChange = z.infer<typeof SettingsChange>;

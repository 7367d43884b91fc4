import type { GeneralSettings, Settings } from '@deck/api/contract/settings';

type SupportField = Settings['supportOnly'][number];

/** What a company changes itself. Lifetimes are as their fields have them: ISO-8601, or `unlimited`. */
export type GeneralForm = Omit<
  GeneralSettings,
  SupportField | 'paymentLifetime' | 'captureReminderTime' | 'defaultPaymentMethod' | 'color'
> & {
  paymentLifetime: string;
  /** Without it the time of the reminder counts for nothing. */
  remindsOfCapture: boolean;
  captureReminderTime: string;
  /** Empty leaves the choice open. */
  defaultPaymentMethod: string;
  /** `#rrggbb`; empty: the brand's. */
  color: string;
};

/** When nobody has said otherwise: a day after the money was held. */
const FIRST_REMINDER = 'P1D';

export const toForm = ({ general }: Settings): GeneralForm => ({
  email: general.email,
  phone: general.phone,
  website: general.website,
  fieldOfActivity: general.fieldOfActivity,
  features: general.features,
  notes: general.notes,
  defaultCustomerLanguage: general.defaultCustomerLanguage,
  defaultCustomerCountry: general.defaultCustomerCountry,
  defaultPaymentMethod: general.defaultPaymentMethod ?? '',
  applyExchangeRateByDefault: general.applyExchangeRateByDefault,
  generateOrderId: general.generateOrderId,
  showOrderDetails: general.showOrderDetails,
  orderPrefix: general.orderPrefix,
  paymentLifetime: general.paymentLifetime ?? 'unlimited',
  authorizationMethod: general.authorizationMethod,
  remindsOfCapture: general.captureReminderTime !== null,
  captureReminderTime: general.captureReminderTime ?? FIRST_REMINDER,
  termsUrl: general.termsUrl,
  privacyUrl: general.privacyUrl,
  logoUrl: general.logoUrl,
  color: general.color ?? '',
});

/** What the form says, as the contract has it. */
export function generalIn({
  remindsOfCapture,
  captureReminderTime,
  paymentLifetime,
  defaultPaymentMethod,
  color,
  ...same
}: GeneralForm): Omit<GeneralSettings, SupportField> {
  return {
    ...same,
    paymentLifetime: paymentLifetime === 'unlimited' ? null : paymentLifetime,
    captureReminderTime: remindsOfCapture ? captureReminderTime : null,
    defaultPaymentMethod: defaultPaymentMethod === '' ? null : defaultPaymentMethod,
    color: color === '' ? null : color,
  };
}

/** The next number with another prefix: `AEG-10453` becomes `KAL-10453`. */
export const withPrefix = (number: string, prefix: string): string =>
  `${prefix}${number.slice(number.indexOf('-'))}`;

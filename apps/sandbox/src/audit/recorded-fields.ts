import type { AuditAct, AuditSubject } from '@deck/api/vocabulary';

interface Recorded {
  readonly subject: AuditSubject;
  /** The fields that may be recorded. A secret is never one of them. */
  readonly fields: readonly string[];
}

/** Columns of a company that are settings, beside those with acts of their own. */
const settingFields = [
  'email',
  'website',
  'phone',
  'fieldOfActivity',
  'features',
  'notes',
  'defaultCustomerLanguage',
  'defaultCustomerCountry',
  'defaultPaymentMethod',
  'applyExchangeRate',
  'generateOrderId',
  'showOrderDetails',
  'orderPrefix',
  'defaultPaymentLifetime',
  'defaultScheme',
  'captureReminderTime',
  'termsUrl',
  'privacyUrl',
  'logoUrl',
  'notifications',
  'fastPaymentFields',
  'mainPage',
  'templateLanguages',
] as const;

const rateFields = ['currency', 'rate', 'startDate', 'endDate'] as const;

/** Every act, with its subject and fields. An act without an entry does not compile. */
export const recordedFields = {
  SIGNED_IN: { subject: 'PERSON', fields: [] },
  SIGN_IN_REFUSED: { subject: 'PERSON', fields: ['reason'] },
  PASSWORD_CHANGED: { subject: 'PERSON', fields: [] },
  TWO_FACTOR_ON: { subject: 'PERSON', fields: [] },
  TWO_FACTOR_OFF: { subject: 'PERSON', fields: [] },
  PERSON_INVITED: { subject: 'PERSON', fields: ['login', 'email', 'role', 'rights'] },
  PERSON_ENABLED: { subject: 'PERSON', fields: ['enabled'] },
  PERSON_DISABLED: { subject: 'PERSON', fields: ['enabled'] },
  EMAIL_CHANGED: { subject: 'PERSON', fields: ['email'] },
  ROLE_CHANGED: { subject: 'PERSON', fields: ['role'] },
  RIGHTS_CHANGED: { subject: 'PERSON', fields: ['rights'] },
  PROPERTIES_ASSIGNED: { subject: 'PERSON', fields: ['propertyIds'] },
  TOKEN_ISSUED: { subject: 'TOKEN', fields: ['maskedValue'] },
  TOKEN_REISSUED: { subject: 'TOKEN', fields: ['maskedValue'] },
  TOKEN_ENDED: { subject: 'TOKEN', fields: ['maskedValue'] },
  SETTINGS_CHANGED: { subject: 'COMPANY', fields: settingFields },
  CALLBACKS_CHANGED: { subject: 'COMPANY', fields: ['callbackUrls', 'hasNewSecret'] },
  LETTER_COPIES_CHANGED: { subject: 'COMPANY', fields: ['duplicateAddresses'] },
  TEMPLATE_CHANGED: { subject: 'TEMPLATE', fields: ['blocks'] },
  RATE_CREATED: { subject: 'RATE', fields: rateFields },
  RATE_CHANGED: { subject: 'RATE', fields: rateFields },
  RATE_REMOVED: { subject: 'RATE', fields: rateFields },
  AUDIT_EXPORTED: { subject: 'COMPANY', fields: ['rows'] },
} as const satisfies Readonly<Record<AuditAct, Recorded>>;

export type FieldOf<A extends AuditAct> = (typeof recordedFields)[A]['fields'][number];

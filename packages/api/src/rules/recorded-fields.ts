import type { AuditAct, AuditSubject } from '../vocabulary/audit.ts';

interface Recorded {
  readonly subject: AuditSubject;
  /** The fields that may be recorded. A secret is never one of them. */
  readonly fields: readonly string[];
}

/** Columns of a company that are settings, beside those with acts of their own. */
const settingFields = [
  'legalName',
  'legalAddress',
  'taxpayerId',
  'statement',
  'bankName',
  'iban',
  'bic',
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
  'color',
  'notifications',
  'fastPaymentFields',
  'mainPage',
  'retention',
  'templateLanguages',
] as const;

/** What a person or an owner writes of a person, beside what has acts of its own. */
const profileFields = [
  'firstName',
  'lastName',
  'position',
  'phone',
  'locale',
  'timezone',
  'avatarUrl',
] as const;

const guestPageFields = [
  'logoUrl',
  'color',
  'place',
  'startTime',
  'endTime',
  'cancellation',
  'deskHours',
] as const;

const methodFields = ['property', 'currency', 'customerCountry', 'groups'] as const;
const viewFields = ['list', 'name', 'query'] as const;
const importTemplateFields = [
  'name',
  'columns',
  'currency',
  'language',
  'positionType',
  'propertyId',
  'sendLinks',
] as const;
const rateFields = ['currency', 'rate', 'startDate', 'endDate'] as const;

/** Every act, with its subject and fields. An act without an entry does not compile. */
export const recordedFields = {
  SIGNED_IN: { subject: 'PERSON', fields: [] },
  SIGN_IN_REFUSED: { subject: 'PERSON', fields: ['reason'] },
  SIGNED_OUT: { subject: 'PERSON', fields: [] },
  SESSION_ENDED: { subject: 'PERSON', fields: ['browser', 'system', 'address'] },
  SESSIONS_ENDED: { subject: 'PERSON', fields: ['sessions'] },
  PASSWORD_CHANGED: { subject: 'PERSON', fields: [] },
  TWO_FACTOR_ON: { subject: 'PERSON', fields: [] },
  TWO_FACTOR_OFF: { subject: 'PERSON', fields: [] },
  PERSON_INVITED: { subject: 'PERSON', fields: ['login', 'email', 'role', 'rights'] },
  PERSON_ENABLED: { subject: 'PERSON', fields: ['enabled'] },
  PERSON_DISABLED: { subject: 'PERSON', fields: ['enabled'] },
  PROFILE_CHANGED: { subject: 'PERSON', fields: profileFields },
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
  FISCAL_RECEIPTS_CHANGED: { subject: 'COMPANY', fields: ['fiscalReceipts'] },
  COLUMNS_CHANGED: { subject: 'COMPANY', fields: ['columns'] },
  PAYMENT_METHODS_CHANGED: { subject: 'COMPANY', fields: methodFields },
  GUEST_PAGE_CHANGED: { subject: 'PROPERTY', fields: guestPageFields },
  VIEW_SHARED: { subject: 'VIEW', fields: viewFields },
  VIEW_CHANGED: { subject: 'VIEW', fields: viewFields },
  VIEW_REMOVED: { subject: 'VIEW', fields: viewFields },
  TEMPLATE_CHANGED: { subject: 'TEMPLATE', fields: ['blocks'] },
  TEMPLATE_TESTED: { subject: 'TEMPLATE', fields: ['recipient', 'language'] },
  IMPORT_TEMPLATE_CREATED: { subject: 'IMPORT_TEMPLATE', fields: importTemplateFields },
  IMPORT_TEMPLATE_CHANGED: { subject: 'IMPORT_TEMPLATE', fields: importTemplateFields },
  FILE_IMPORTED: { subject: 'FILE', fields: ['rows', 'template', 'sendLinks'] },
  RATE_CREATED: { subject: 'RATE', fields: rateFields },
  RATE_CHANGED: { subject: 'RATE', fields: rateFields },
  RATE_REMOVED: { subject: 'RATE', fields: rateFields },
  LIST_EXPORTED: { subject: 'COMPANY', fields: ['list', 'query', 'rows'] },
  AUDIT_EXPORTED: { subject: 'COMPANY', fields: ['rows'] },
  GUEST_EXPORTED: { subject: 'GUEST', fields: ['orders'] },
  GUEST_ERASED: { subject: 'GUEST', fields: ['orders'] },
} as const satisfies Readonly<Record<AuditAct, Recorded>>;

/** A field of an act. */
export type FieldOf<A extends AuditAct> = (typeof recordedFields)[A]['fields'][number];

/** Every field of every act, once. */
export const auditFields: readonly string[] = [
  ...new Set(Object.values(recordedFields).flatMap(({ fields }): readonly string[] => fields)),
];

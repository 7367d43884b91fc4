import type {
  CallbackUrls,
  FastPaymentField,
  MainPage,
  NotificationSettings,
  Retention,
} from '@deck/api/contract/settings';
import {
  customerEmails,
  employeeNotifications,
  fastPaymentFields,
  mainPageBlocks,
  telegramNotifications,
} from '@deck/api/vocabulary';
import type { businessProfiles } from '../database/schema.ts';

type Company = typeof businessProfiles.$inferSelect;

const notifications: NotificationSettings = {
  employee: { enabled: true, types: [...employeeNotifications] },
  customer: { enabled: true, letters: [...customerEmails] },
  telegram: { enabled: false, chatId: '', types: [...telegramNotifications] },
  duplicateAddresses: [],
};

/** The default form of a fast payment: the minimum about a guest. */
const demanded: ReadonlySet<string> = new Set(['FIRST_NAME', 'LAST_NAME', 'EMAIL']);
const shown: ReadonlySet<string> = new Set([
  ...demanded,
  'DESCRIPTION',
  'PHONE',
  'CUSTOMER_LANGUAGE',
  'LIFETIME',
]);

const getField = (field: FastPaymentField['field']): FastPaymentField => ({
  field,
  shown: shown.has(field),
  required: demanded.has(field),
});

/** The recipients by notification type. Types that no longer exist are dropped. */
export function getNotifications({
  notifications: kept,
}: Pick<Company, 'notifications'>): NotificationSettings {
  if (!kept) return notifications;
  const types = employeeNotifications.filter((type) => kept.employee.types.includes(type));
  return { ...kept, employee: { ...kept.employee, types } };
}

/** The address of the company's own systems for callbacks. */
export const getCallbackUrls = (company: Pick<Company, 'callbackUrls'>): CallbackUrls =>
  company.callbackUrls ?? { payment: null, order: null, card: null };

/** Every field once: chosen fields in their order, then new fields with their defaults. */
export function getFastPaymentFields({ fastPaymentFields: chosen }: Pick<Company, 'fastPaymentFields'>) {
  const known = chosen ?? [];
  const rest = fastPaymentFields.filter((name) => known.every(({ field }) => field !== name));
  return [...known, ...rest.map(getField)];
}

export const getMainPage = (company: Pick<Company, 'mainPage'>): MainPage =>
  company.mainPage ?? { blocks: [...mainPageBlocks], expiresSoonHours: 12 };

const everythingStays: Retention = {
  guests: null,
  messages: null,
  imports: null,
  callbacks: null,
  letters: null,
  auditEvents: null,
  answers: null,
};

/** For how many days the company keeps each kind of data. Nothing goes unless it says so. */
export const getRetention = ({ retention }: Pick<Company, 'retention'>): Retention => ({
  ...everythingStays,
  ...retention,
});

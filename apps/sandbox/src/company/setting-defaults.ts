import type {
  CallbackUrls,
  FastPaymentField,
  MainPage,
  NotificationSettings,
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

/** As the form of a fast payment is before a company changes it: the least one must know of a guest. */
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

/** Who is written to of what. What was chosen once and is no choice any more is left out. */
export function getNotifications({
  notifications: kept,
}: Pick<Company, 'notifications'>): NotificationSettings {
  if (!kept) return notifications;
  const types = employeeNotifications.filter((type) => kept.employee.types.includes(type));
  return { ...kept, employee: { ...kept.employee, types } };
}

/** Where the company's own systems hear of things. */
export const getCallbackUrls = (company: Pick<Company, 'callbackUrls'>): CallbackUrls =>
  company.callbackUrls ?? { payment: null, order: null, card: null };

/** Every field once: those that were chosen in their order, then those that came later, as they begin. */
export function getFastPaymentFields({ fastPaymentFields: chosen }: Pick<Company, 'fastPaymentFields'>) {
  const known = chosen ?? [];
  const rest = fastPaymentFields.filter((name) => known.every(({ field }) => field !== name));
  return [...known, ...rest.map(getField)];
}

export const getMainPage = (company: Pick<Company, 'mainPage'>): MainPage =>
  company.mainPage ?? { blocks: [...mainPageBlocks], expiresSoonHours: 12 };

import type { BusinessProfile } from '@deck/api/contract/company';
import { type GeneralSettings, type Settings, supportFields } from '@deck/api/contract/settings';
import type { businessProfiles } from '../database/schema.ts';
import {
  getCallbackUrls,
  getFastPaymentFields,
  getMainPage,
  getNotifications,
  getRetention,
} from './setting-defaults.ts';

export type Company = typeof businessProfiles.$inferSelect;

export function getGeneral(company: Company): GeneralSettings {
  return {
    name: company.name,
    email: company.email,
    legalAddress: company.legalAddress,
    website: company.website,
    phone: company.phone,
    fieldOfActivity: company.fieldOfActivity,
    features: company.features,
    notes: company.notes,
    country: company.country,
    currency: company.currency,
    acceptedCurrencies: company.acceptedCurrencies.toSorted(),
    defaultCustomerLanguage: company.defaultCustomerLanguage,
    defaultCustomerCountry: company.defaultCustomerCountry ?? company.country,
    defaultPaymentMethod: company.defaultPaymentMethod,
    applyExchangeRateByDefault: company.applyExchangeRate,
    generateOrderId: company.generateOrderId,
    showOrderDetails: company.showOrderDetails,
    orderPrefix: company.orderPrefix,
    paymentLifetime: company.defaultPaymentLifetime,
    authorizationMethod: company.defaultScheme,
    captureReminderTime: company.captureReminderTime,
    termsUrl: company.termsUrl,
    privacyUrl: company.privacyUrl,
    taxpayerId: company.taxpayerId,
    legalName: company.legalName,
    statement: company.statement,
    logoUrl: company.logoUrl,
    color: company.color,
    bankName: company.bankName,
    iban: company.iban,
    bic: company.bic,
  };
}

/** A company as all its users may see it. */
export const profileAnswer = (company: Company): BusinessProfile => ({
  id: company.id,
  ...getGeneral(company),
  templateLanguages: company.templateLanguages,
  mainPage: getMainPage(company),
  fastPaymentFields: getFastPaymentFields(company),
});

/** @param integration whether the reader may see the callback address. */
export const settingsAnswer = (company: Company, integration: boolean): Settings => ({
  general: getGeneral(company),
  notifications: getNotifications(company),
  ...(integration ? { integration: { callbackUrls: getCallbackUrls(company) } } : {}),
  fastPayment: { fields: getFastPaymentFields(company) },
  mainPage: getMainPage(company),
  retention: getRetention(company),
  email: { templateLanguages: company.templateLanguages },
  supportOnly: [...supportFields],
});

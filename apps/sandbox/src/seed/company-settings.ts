import type { businessProfiles } from '../database/schema.ts';

type Details = Partial<typeof businessProfiles.$inferInsert>;

/** The hotel group's settings. */
export const aegeanSettings: Details = {
  features:
    'Seven hotels and villas on the islands and in Athens. Most guests prepay a part and settle on departure.',
  notes: 'Opened with us in March 2024. Invoices go to the office in Athens.',
  defaultCustomerCountry: 'GR',
  defaultPaymentMethod: 'VISA',
  captureReminderTime: 'P5D',
  termsUrl: 'https://aegeanhouse.gr/terms',
  privacyUrl: 'https://aegeanhouse.gr/privacy',
  taxpayerId: '094512873',
  legalName: 'Aegean House S.A.',
  statement: 'AEGEAN HOUSE',
  templateLanguages: ['en', 'el', 'ru'],
  bankName: 'Piraeus Bank',
  iban: 'GR9608100010000001234567890',
  bic: 'PIRBGRAA',
  mainPage: {
    blocks: ['QUICK_ACTIONS', 'CHART', 'AWAITING_CAPTURE', 'EXPIRING_SOON', 'LAST_ORDERS', 'LAST_PAYMENTS'],
    expiresSoonHours: 12,
  },
};

/** The charter company's settings: it authorises first and needs the passengers' details. */
export const halcyonSettings: Details = {
  features:
    'Yachts, jets and cars. The whole amount is held at booking and captured when the charter begins.',
  notes: 'Shares the owner of Aegean House.',
  defaultCustomerCountry: 'GB',
  defaultPaymentMethod: 'MASTERCARD',
  applyExchangeRate: true,
  captureReminderTime: 'P3D',
  termsUrl: 'https://halcyoncharter.gr/terms',
  privacyUrl: 'https://halcyoncharter.gr/privacy',
  taxpayerId: '801204417',
  legalName: 'Halcyon Charter S.A.',
  statement: 'HALCYON CHARTER',
  templateLanguages: ['en', 'el'],
  bankName: 'Alpha Bank',
  iban: 'GR9301401250125002320005678',
  bic: 'CRBAGRAA',
  fastPaymentFields: [
    { field: 'FIRST_NAME', shown: true, required: true },
    { field: 'LAST_NAME', shown: true, required: true },
    { field: 'EMAIL', shown: true, required: true },
    { field: 'PHONE', shown: true, required: true },
    { field: 'DESCRIPTION', shown: true, required: false },
    { field: 'START_DATE', shown: true, required: false },
  ],
  mainPage: {
    blocks: ['QUICK_ACTIONS', 'AWAITING_CAPTURE', 'EXPIRING_SOON', 'LAST_PAYMENTS'],
    expiresSoonHours: 6,
  },
};

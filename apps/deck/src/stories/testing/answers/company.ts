import type { BusinessProfile } from '@deck/api/contract/company';
import type { OfferedGroup, PspProfile } from '@deck/api/contract/psp-profiles';
import type { Settings } from '@deck/api/contract/settings';
import { employeeNotifications, fastPaymentFields } from '@deck/api/vocabulary';

const shown = ['DESCRIPTION', 'FIRST_NAME', 'LAST_NAME', 'EMAIL', 'PHONE', 'CUSTOMER_LANGUAGE', 'LIFETIME'];
const required = ['FIRST_NAME', 'LAST_NAME', 'EMAIL'];

export const settings: Settings = {
  general: {
    name: 'Aegean House',
    email: 'office@aegeanhouse.gr',
    legalAddress: 'Voukourestiou 24, 106 71 Athens, Greece',
    website: 'https://aegeanhouse.gr',
    phone: '+30 210 555 0140',
    fieldOfActivity: 'Hotels and villas',
    features: 'Seven hotels and villas on the islands and in Athens. Most guests prepay a part.',
    notes: 'Opened with us in March 2024. Invoices go to the office in Athens.',
    country: 'GR',
    currency: 'EUR',
    acceptedCurrencies: ['BHD', 'EUR', 'GBP', 'JPY', 'USD'],
    defaultCustomerLanguage: 'en',
    defaultCustomerCountry: 'GR',
    defaultPaymentMethod: 'VISA',
    applyExchangeRateByDefault: false,
    generateOrderId: true,
    showOrderDetails: true,
    orderPrefix: 'AEG',
    paymentLifetime: 'P2D',
    authorizationMethod: 'CHARGE',
    captureReminderTime: 'P5D',
    termsUrl: 'https://aegeanhouse.gr/terms',
    privacyUrl: 'https://aegeanhouse.gr/privacy',
    taxpayerId: '094512873',
    legalName: 'Aegean House S.A.',
    statement: 'AEGEAN HOUSE',
    logoUrl: null,
    color: null,
    bankName: 'Piraeus Bank',
    iban: 'GR9608100010000001234567890',
    bic: 'PIRBGRAA',
  },
  notifications: {
    employee: { enabled: true, types: [...employeeNotifications] },
    customer: { enabled: true, letters: ['PAYMENT_PAID', 'PAYMENT_REJECTED', 'LINK_REMINDER'] },
    telegram: { enabled: false, chatId: '', types: [] },
    duplicateAddresses: ['accounts@aegeanhouse.gr'],
  },
  integration: {
    callbackUrls: {
      payment: 'https://pms.aegeanhouse.example/deck/payments',
      order: 'https://pms.aegeanhouse.example/deck/orders',
      card: 'https://pms.aegeanhouse.example/deck/cards',
    },
  },
  fastPayment: {
    fields: fastPaymentFields.map((field) => ({
      field,
      shown: shown.includes(field),
      required: required.includes(field),
    })),
  },
  mainPage: {
    blocks: ['QUICK_ACTIONS', 'CHART', 'AWAITING_CAPTURE', 'EXPIRING_SOON', 'LAST_ORDERS', 'LAST_PAYMENTS'],
    expiresSoonHours: 12,
  },
  retention: {
    guests: null,
    messages: 365,
    imports: 30,
    callbacks: 90,
    letters: null,
    auditEvents: null,
    answers: null,
  },
  email: { templateLanguages: ['en', 'el', 'ru'] },
  supportOnly: [
    'name',
    'legalAddress',
    'taxpayerId',
    'legalName',
    'statement',
    'country',
    'currency',
    'bankName',
    'iban',
    'bic',
  ],
};

const { notes: _, ...general } = settings.general;
export const company: BusinessProfile = {
  id: 'division-aegean-house',
  ...general,
  templateLanguages: settings.email.templateLanguages,
  mainPage: settings.mainPage,
  fastPaymentFields: settings.fastPayment.fields,
};

const method = (name: string, title: string, holds: boolean, enabled = true) => ({
  name,
  title,
  enabled,
  holds,
});

export const methodGroups: readonly OfferedGroup[] = [
  {
    name: 'CARDS',
    names: { en: 'Cards', ru: 'Карты', el: 'Κάρτες' },
    enabled: true,
    methods: [
      method('VISA', 'Visa', true),
      method('MASTERCARD', 'Mastercard', true),
      method('AMEX', 'American Express', true),
      method('DINERS_CLUB', 'Diners Club', true, false),
    ],
    chosenFor: null,
  },
  {
    name: 'WALLETS',
    names: { en: 'Wallets', ru: 'Кошельки', el: 'Πορτοφόλια' },
    enabled: true,
    methods: [method('APPLE_PAY', 'Apple Pay', true), method('GOOGLE_PAY', 'Google Pay', true)],
    chosenFor: null,
  },
  {
    name: 'BANK_TRANSFER_GR',
    names: {
      en: 'Bank transfer: Greece',
      ru: 'Банковский перевод: Греция',
      el: 'Τραπεζική μεταφορά: Ελλάδα',
    },
    enabled: false,
    methods: [method('IRIS', 'IRIS', false, false)],
    chosenFor: null,
  },
];

export const pspProfiles: readonly PspProfile[] = [
  {
    id: 'psp-aegean-cards',
    type: 'CARD_ACQUIRER',
    projectId: '40117',
    features: ['VPOS', 'LINK', '3DS', 'NON_3DS', 'DMS'],
    currencies: ['BHD', 'EUR', 'GBP', 'JPY', 'USD'],
    paymentMethod: 'CARDS',
  },
  {
    id: 'psp-aegean-iris',
    type: 'OPEN_BANKING',
    projectId: 'IRIS-2291',
    features: ['LINK'],
    currencies: ['EUR'],
    paymentMethod: 'BANK_TRANSFER_GR',
  },
];

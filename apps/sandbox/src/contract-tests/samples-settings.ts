import { AEGEAN } from '../seed/companies.ts';
import { csvFile, templateDraft } from '../testing/csv.ts';
import { quickDraft } from '../testing/form-drafts.ts';
import { orderView } from '../testing/views.ts';
import { OWNER_ID } from './fixtures.ts';
import type { SamplesOf } from './samples.ts';

const german = {
  names: { en: 'German', ru: 'Немецкий', el: 'Γερμανικά' },
  nativeName: 'Deutsch',
  inInterface: false,
  forCustomers: false,
};
const names = { en: 'Bitcoin', ru: 'Биткойн', el: 'Bitcoin' };
/** The smallest PNG: a transparent pixel. */
const picture = () =>
  new File(
    [
      Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
        'base64',
      ),
    ],
    'logo.png',
    { type: 'image/png' },
  );

type Areas =
  | 'businessProfiles'
  | 'rates'
  | 'properties'
  | 'pspProfiles'
  | 'imports'
  | 'days'
  | 'today'
  | 'movements'
  | 'drafts'
  | 'views'
  | 'userNotifications'
  | 'auditEvents'
  | 'exports'
  | 'templates'
  | 'dictionaries'
  | 'companies'
  | 'resources';

export const settingSamples: { readonly [A in Areas]: SamplesOf<A> } = {
  businessProfiles: {
    get: () => ({ id: AEGEAN }),
    settings: () => ({ id: AEGEAN }),
    saveSettings: () => ({ id: AEGEAN, body: { mainPage: { expiresSoonHours: 12 } } }),
    columnSettings: () => ({ id: AEGEAN }),
    saveColumnSettings: () => ({
      id: AEGEAN,
      body: [{ tableId: 'orders', hiddenColumns: ['agent'] }],
    }),
    balances: () => ({ id: AEGEAN }),
  },
  rates: {
    list: () => ({ id: AEGEAN, forToday: true }),
    create: () => ({
      id: AEGEAN,
      body: { currency: 'NOK', startDate: '2027-01-01', endDate: null, rate: '0.0853' },
    }),
    get: async (world) => ({
      id: AEGEAN,
      exchangeRateId: await world.rateId(),
      convertAmount: '100.00',
    }),
    update: async (world) => ({
      id: AEGEAN,
      exchangeRateId: await world.rateId(),
      body: { currency: 'SEK', startDate: '2027-03-02', endDate: '2027-03-05', rate: '0.09' },
    }),
    remove: async (world) => ({ id: AEGEAN, exchangeRateId: await world.rateId() }),
  },
  properties: {
    list: () => ({}),
    get: () => ({ id: 'property-kalypso-bay' }),
    saveGuestPage: () => ({
      id: 'property-kalypso-bay',
      body: {
        logoUrl: null,
        color: '#177f83',
        place: 'Agios Prokopios, Naxos, Greece',
        startTime: '15:00',
        endTime: '11:00',
        cancellation: 'Free until two weeks before arrival.',
        deskHours: 'Front desk, day and night',
      },
    }),
  },
  pspProfiles: {
    list: () => ({}),
    paymentMethodGroups: () => ({
      currency: 'EUR',
      businessObjectId: 'property-kalypso-bay',
      customerCountry: 'GR',
    }),
    savePaymentMethodGroups: () => ({ currency: 'EUR', body: [{ name: 'CARDS', enabled: true }] }),
  },
  imports: {
    upload: () => ({ body: csvFile('Booking;Total\nA-1;120.50\n') }),
    preview: async (world) => ({ fileId: await world.file(), templateId: await world.template() }),
    row: async (world) => ({ fileId: await world.file(), rowNumber: 1 }),
    process: async (world) => ({ fileId: await world.file(), templateId: await world.template() }),
    createTemplate: () => ({ body: templateDraft() }),
    listTemplates: () => ({}),
    getTemplate: async (world) => ({ id: await world.template() }),
    updateTemplate: async (world) => ({ id: await world.template(), body: templateDraft() }),
  },
  days: {
    get: () => ({ day: '2026-11-20' }),
    close: () => ({ day: '2026-11-20', body: { note: 'The terminal at the desk is out of paper.' } }),
  },
  today: { queue: () => ({}), arrivals: () => ({}), month: () => ({}) },
  movements: {
    list: () => ({
      page: 0,
      size: 20,
      sort: ['at,desc'],
      getMovementsRq: {
        day: '2026-11-20',
        kinds: ['CHARGE'],
        currencies: ['EUR'],
        methods: ['VISA'],
        propertyIds: ['property-kalypso-bay'],
        colleagues: ['CUSTOMER'],
      },
    }),
  },
  drafts: {
    list: () => ({ kind: 'FAST_PAYMENT' }),
    create: () => ({ body: quickDraft() }),
    get: async (world) => ({ draftId: await world.draft() }),
    save: async (world) => ({ draftId: await world.draft(), body: { ...quickDraft(), revision: 1 } }),
    remove: async (world) => ({ draftId: await world.draft() }),
  },
  views: {
    list: () => ({ list: 'ORDERS' }),
    create: () => ({ body: orderView() }),
    save: async (world) => ({ viewId: await world.view(), body: orderView({ name: 'Renamed' }) }),
    remove: async (world) => ({ viewId: await world.view() }),
  },
  auditEvents: {
    list: () => ({ act: 'SIGNED_IN', from: '2026-11-01T00:00:00Z' }),
    export: () => ({ subject: 'PERSON' }),
  },
  exports: { start: () => ({ body: { list: 'ORDERS', query: 'state=PAID', rows: 12 } }) },
  userNotifications: {
    list: () => ({ notificationType: 'PAYMENTS', read: false }),
    readAll: () => ({}),
    unreadAll: () => ({ notificationType: 'SYSTEM' }),
    showAll: () => ({}),
    read: async (world) => ({ notificationId: await world.notification() }),
    unread: async (world) => ({ notificationId: await world.notification() }),
    notifyAll: () => ({ notificationType: 'ERROR', important: true, body: 'Down for an hour tonight.' }),
    notifyAllIn: () => ({ notificationType: 'ERROR', locale: 'ru', body: 'Ночью перерыв на час.' }),
    notifyCompany: () => ({ companyId: AEGEAN, notificationType: 'ERROR', body: 'Call us, please.' }),
    notifyCompanyIn: () => ({
      companyId: AEGEAN,
      notificationType: 'ERROR',
      locale: 'en',
      body: 'Call us, please.',
    }),
    notifyUser: () => ({ userId: OWNER_ID, notificationType: 'ERROR', body: 'Call us, please.' }),
  },
  templates: {
    list: () => ({}),
    editor: () => ({ id: 'PAYMENT_LINK' }),
    save: () => ({
      id: 'PAYMENT_LINK',
      body: {
        action: 'SAVE',
        blocks: [{ blockKey: 'greeting', language: 'en', content: '<p>Dear {{customer_name}},</p>' }],
      },
    }),
    render: async (world) => ({
      id: 'PAYMENT_LINK',
      language: 'el',
      hideCustomBlocks: true,
      renderType: 'email',
      entityId: (await world.link()).id,
    }),
    renderBlock: () => ({ id: 'PAYMENT_LINK', blockKey: 'message', language: 'lt' }),
    send: () => ({
      id: 'PAYMENT_LINK',
      language: 'lv',
      email: 'eleni.markou@aegeanhouse.gr',
      withQrcode: true,
    }),
  },
  dictionaries: {
    currencies: () => ({}),
    createCurrency: () => ({
      body: { code: 'CLF', names, symbol: 'UF', decimals: 4, enabled: true },
    }),
    currency: () => ({ currencyId: 'EUR' }),
    updateCurrency: () => ({ currencyId: 'EUR', body: { names, symbol: '€', decimals: 2, enabled: true } }),
    languages: () => ({}),
    createLanguage: () => ({ body: { code: 'de', ...german } }),
    updateLanguage: () => ({ languageId: 'lt', body: german }),
    paymentMethods: () => ({}),
    paymentMethod: () => ({ paymentMethodName: 'VISA' }),
    updatePaymentMethod: () => ({
      paymentMethodName: 'VISA',
      body: { title: 'Visa', group: 'CARDS', countries: [], currencies: [], holds: true, enabled: true },
    }),
    paymentMethodGroups: () => ({}),
    paymentMethodGroup: () => ({ paymentMethodGroupName: 'CARDS' }),
    updatePaymentMethodGroup: () => ({
      paymentMethodGroupName: 'CARDS',
      body: { names, country: null, enabled: true },
    }),
    permissions: () => ({ userId: OWNER_ID }),
  },
  companies: {
    list: () => ({}),
    update: () => ({ companyId: AEGEAN, body: { fiscalReceipts: true } }),
  },
  resources: { upload: () => ({ body: picture() }) },
};

import { AEGEAN } from '../../seed/companies.ts';
import { stayRow, stays, tableFile, templateDraft } from '../../testing/csv.ts';
import { makeOrder } from '../../testing/payments.ts';
import { type Browser, withKey } from '../../testing/test-app.ts';
import { orderView } from '../../testing/views.ts';
import { type ActWorld, CALLBACK_SECRET, type Doing } from './act-world.ts';

const rate = { currency: 'NOK', startDate: '2027-01-01', endDate: null, rate: '0.0853' };
const guestPage = {
  logoUrl: null,
  color: '#224466',
  place: 'Agios Prokopios, Naxos, Greece',
  startTime: '16:00',
  endTime: '11:00',
  cancellation: '',
  deskHours: '',
};

/** Acts about what a company has and is set up with, in the order in which they can happen. */
export function actsOfTheCompany({ owner, secrets }: ActWorld) {
  const { api } = owner;
  const made = new Map<'view' | 'template' | 'file' | 'order', string>();
  const keep = (thing: 'view' | 'template' | 'file' | 'order') => (answer: { id: string }) =>
    void made.set(thing, answer.id);
  const id = (thing: 'view' | 'template' | 'file' | 'order') => made.get(thing) ?? '';
  const settings = (body: Parameters<Browser['api']['businessProfiles']['saveSettings']>[0]['body']) => ({
    act: () => api.businessProfiles.saveSettings({ id: AEGEAN, body }),
  });
  const readRate = async () => {
    const found = (await api.rates.list({ id: AEGEAN })).content.find((one) => one.currency === 'NOK');
    return { id: AEGEAN, exchangeRateId: found?.id ?? '' };
  };

  return {
    TOKEN_ISSUED: {
      act: async () => secrets.push((await api.tokens.issue({ body: { type: 'PMS' } })).value),
    },
    TOKEN_REISSUED: {
      act: async () => secrets.push((await api.tokens.reissue({ body: { type: 'PMS' } })).value),
    },
    TOKEN_ENDED: { act: () => api.tokens.end({ type: 'PMS' }) },
    SETTINGS_CHANGED: settings({ general: { notes: 'Changed for the record' } }),
    CALLBACKS_CHANGED: settings({ integration: { callbackSecret: CALLBACK_SECRET } }),
    LETTER_COPIES_CHANGED: settings({ notifications: { duplicateAddresses: ['copies@aegeanhouse.gr'] } }),
    FISCAL_RECEIPTS_CHANGED: {
      act: () => api.companies.update({ companyId: AEGEAN, body: { fiscalReceipts: false } }),
    },
    COLUMNS_CHANGED: {
      act: () =>
        api.businessProfiles.saveColumnSettings({
          id: AEGEAN,
          body: [{ tableId: 'orders', hiddenColumns: ['agent', 'policy'] }],
        }),
    },
    PAYMENT_METHODS_CHANGED: {
      act: () =>
        api.pspProfiles.savePaymentMethodGroups({
          currency: 'EUR',
          businessObjectId: 'property-kalypso-bay',
          body: [{ name: 'CARDS', enabled: true }],
        }),
    },
    GUEST_PAGE_CHANGED: {
      act: () => api.properties.saveGuestPage({ id: 'property-kalypso-bay', body: guestPage }),
    },
    VIEW_SHARED: {
      act: () => api.views.create({ body: orderView({ shared: true }) }, withKey()).then(keep('view')),
    },
    VIEW_CHANGED: {
      act: () =>
        api.views.save({
          viewId: id('view'),
          body: orderView({ shared: true, name: 'Renamed', address: 'q=Dupont&state=PAID' }),
        }),
    },
    VIEW_REMOVED: { act: () => api.views.remove({ viewId: id('view') }) },
    TEMPLATE_CHANGED: {
      act: () =>
        api.templates.save({
          id: 'PAYMENT_LINK',
          body: {
            action: 'PUBLISH',
            blocks: [{ blockKey: 'subject', language: 'en', content: 'Pay, please' }],
          },
        }),
    },
    TEMPLATE_TESTED: {
      act: () =>
        api.templates.send(
          { id: 'PAYMENT_LINK', language: 'en', email: 'eleni@elsewhere.gr', withQrcode: false },
          withKey(),
        ),
    },
    IMPORT_TEMPLATE_CREATED: {
      act: () => api.imports.createTemplate({ body: templateDraft() }).then(keep('template')),
    },
    IMPORT_TEMPLATE_CHANGED: {
      act: () => api.imports.updateTemplate({ id: id('template'), body: templateDraft() }),
    },
    FILE_IMPORTED: {
      prepare: () => api.imports.upload({ body: tableFile(stays(stayRow('OF-FILE'))) }).then(keep('file')),
      act: () => api.imports.process({ fileId: id('file'), templateId: id('template') }, withKey()),
    },
    RATE_CREATED: { act: () => api.rates.create({ id: AEGEAN, body: rate }) },
    RATE_CHANGED: {
      act: async () => api.rates.update({ ...(await readRate()), body: { ...rate, rate: '0.0900' } }),
    },
    RATE_REMOVED: { act: async () => api.rates.remove(await readRate()) },
    LIST_EXPORTED: {
      act: () => api.exports.start({ body: { list: 'ORDERS', query: 'q=Dupont&state=PAID', rows: 12 } }),
    },
    AUDIT_EXPORTED: { act: () => api.auditEvents.export({}) },
    GUEST_EXPORTED: {
      prepare: () => makeOrder(owner).then(keep('order')),
      act: () => api.guests.export({ id: id('order') }),
    },
    GUEST_ERASED: { act: () => api.guests.erase({ id: id('order') }) },
  } satisfies Readonly<Record<string, Doing>>;
}

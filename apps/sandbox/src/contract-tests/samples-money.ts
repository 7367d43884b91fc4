import { orderDraft } from '../testing/drafts.ts';
import { cards, paymentDraft, planDraft } from '../testing/payments.ts';
import type { World } from './fixtures.ts';
import type { SamplesOf } from './samples.ts';

type Areas =
  | 'orders'
  | 'guests'
  | 'orderCards'
  | 'orderLinks'
  | 'orderPayments'
  | 'payments'
  | 'paymentActions'
  | 'transactions'
  | 'payTransactions'
  | 'callbacks'
  | 'hotelSystems'
  | 'sequences'
  | 'links';

const orderId = async (world: World) => ({ id: (await world.order()).id });
const paymentId = async (world: World) => ({ id: (await world.paid()).id });

export const moneySamples: { readonly [A in Areas]: SamplesOf<A> } = {
  guests: {
    get: orderId,
    list: () => ({ search: 'papadopoulou' }),
    export: orderId,
    exportPage: orderId,
    erase: async (world) => {
      const customer = { ...orderDraft().customer, email: `${crypto.randomUUID()}@example.com` };
      return { id: (await world.order({ customer })).id };
    },
  },
  orders: {
    counts: () => ({ getOrdersRq: { search: 'papadopoulou', states: ['NEW'] } }),
    list: () => ({
      page: 0,
      size: 20,
      sort: ['total,desc'],
      pinnedup: true,
      getOrdersRq: {
        search: 'papadopoulou',
        externalId: 'KLB-1',
        states: ['NEW'],
        progressStatuses: ['IN_PROGRESS'],
        propertyIds: ['property-kalypso-bay'],
        agentName: 'Eleni Markou',
        agentTags: ['UI_USER'],
        customer: 'maria',
        customerEmail: 'm.papadopoulou@outlook.gr',
        tags: ['SPLIT'],
        createdFrom: '2026-11-01',
        createdTo: '2026-11-30',
        createdUntil: '2026-11-20T10:00:00Z',
        startFrom: '2026-11-01',
        startTo: '2026-12-31',
        currency: 'EUR',
        amountFrom: '1.00',
        amountTo: '5000.00',
      },
    }),
    create: () => ({ body: orderDraft() }),
    get: orderId,
    edit: async (world) => ({
      ...(await orderId(world)),
      body: orderDraft({ internalNote: 'Sea view', externalId: crypto.randomUUID().slice(0, 30) }),
    }),
    cancel: async (world) => ({ ...(await orderId(world)), body: { reason: 'OTHER', comment: 'Ill' } }),
    act: async (world) => ({ ...(await orderId(world)), actionId: 'finalize', body: {} }),
    notifySplit: async (world) => ({
      id: (await world.order({ split: true })).id,
      body: { recipients: [{ channel: 'EMAIL', recipient: 'tom@postbox.example', amount: '300.00' }] },
    }),
    pin: orderId,
    unpin: orderId,
  },
  orderCards: {
    list: orderId,
    save: async (world) => ({
      ...(await orderId(world)),
      body: { token: await world.cardToken() },
    }),
    request: async (world) => ({
      ...(await orderId(world)),
      body: { channel: 'SMS', recipient: '+306945550101', lifetime: null, customerNote: '' },
    }),
    cancel: async (world) => {
      const { orderId: id, tenderId } = await world.asked();
      return { id, tenderId };
    },
  },
  orderLinks: {
    qrcode: async (world) => ({ orderId: (await world.order({ split: true })).id }),
    cardPage: async (world) => ({ orderId: (await world.asked()).orderId }),
  },
  orderPayments: {
    list: orderId,
    get: async (world) => {
      const { id, orderId: order } = await world.paid();
      return { id: order ?? '', paymentId: id };
    },
    plan: async (world) => ({ ...(await orderId(world)), body: planDraft() }),
  },
  payments: {
    list: () => ({
      sort: ['amount,asc'],
      getPaymentsRq: {
        search: 'papadopoulou',
        statuses: ['CHARGED'],
        types: ['PAYMENT_LINK'],
        methods: ['VISA'],
        currencies: ['EUR'],
        createdBy: ['Eleni Markou'],
        propertyIds: ['property-kalypso-bay'],
        schemes: ['CHARGE'],
        createdFrom: '2026-11-01',
        createdTo: '2026-11-30',
        createdUntil: '2026-11-20T10:00:00Z',
        amountFrom: '1.00',
        amountTo: '5000.00',
        view: 'LINKS',
        permanent: false,
        awaitingCapture: false,
        expiringWithinHours: 24,
        series: 'day',
      },
    }),
    create: async (world) => ({ body: paymentDraft((await world.order()).id) }),
    get: paymentId,
    filter: () => ({ fieldName: 'status' }),
    counts: () => ({ getPaymentsRq: { search: 'papadopoulou', statuses: ['CHARGED'] } }),
    history: async (world) => ({ ...(await paymentId(world)), verbose: true }),
    notify: async (world) => ({
      id: (await world.link()).id,
      body: { channel: 'EMAIL', recipient: 'm.papadopoulou@outlook.gr', withQrcode: true },
    }),
    remind: async (world) => ({ id: await world.sentLink() }),
  },
  paymentActions: {
    act: async (world) => ({
      ...(await paymentId(world)),
      actionId: 'refund',
      body: { amount: '10.00', description: 'Minibar' },
    }),
    clarify: async (world) => ({
      id: (await world.paid({}, cards.withoutAddress)).id,
      body: { avsStreet: 'Akti Miaouli 7', avsPostalCode: '18538' },
    }),
    update: async (world) => ({ ...(await paymentId(world)), body: {} }),
    externalState: paymentId,
  },
  transactions: {
    list: paymentId,
    create: async (world) => ({ ...(await paymentId(world)), body: { type: 'refund', amount: '10.00' } }),
    get: (world) => world.hold(),
    void: async (world) => ({ ...(await world.hold()), body: {} }),
  },
  payTransactions: {
    create: async (world) => ({ body: { paymentId: (await world.paid()).id, type: 'refund' } }),
    list: () => ({ page: 0, size: 10 }),
    get: async (world) => ({ id: (await world.hold()).transactionId }),
    void: async (world) => ({ id: (await world.hold()).transactionId }),
  },
  callbacks: {
    list: paymentId,
    retry: async (world) => ({ id: await world.calledBack(), callbackType: 'payment' }),
  },
  hotelSystems: {
    ifcgate: async (world) => {
      const { reservationId } = await world.order();
      return {
        body: {
          messageId: crypto.randomUUID(),
          messageType: 'PAYMENT_LINK',
          reservationId,
          room: '204',
          amount: '80.00',
          currency: 'EUR',
        },
      };
    },
    suite8: () => ({}),
  },
  sequences: { next: () => ({ entityName: 'order' }) },
  links: {
    paymentPage: async (world) => ({ paymentId: (await world.link()).id, customerName: 'Maria' }),
    qrcode: async (world) => ({ paymentId: (await world.link()).id }),
  },
};

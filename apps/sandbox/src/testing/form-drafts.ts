import type { NewFormDraft } from '@deck/api/contract/drafts';

type Of<Kind extends NewFormDraft['kind']> = Extract<NewFormDraft, { kind: Kind }>;

const customer = {
  firstName: 'Maria',
  lastName: 'Papadopoulou',
  email: 'm.papadopoulou@outlook.gr',
  phone: '',
  language: 'el',
  country: 'GR',
  companyName: '',
} as const;

/** A half-finished fast payment. */
export const quickDraft = (changes: Partial<Of<'FAST_PAYMENT'>['values']> = {}): Of<'FAST_PAYMENT'> => ({
  kind: 'FAST_PAYMENT',
  orderId: null,
  values: {
    ...customer,
    propertyId: 'property-kalypso-bay',
    currency: 'EUR',
    amount: '120.',
    amountKind: 'FIXED',
    externalId: '',
    description: '',
    reservationId: '',
    startDate: '',
    endDate: '',
    lifetime: 'P1D',
    scheme: 'CHARGE',
    methods: [],
    label: '',
    customerNote: '',
    reference: '',
    invoiceNumber: '',
    ...changes,
  },
});

const orderValues: Of<'NEW_ORDER'>['values'] = {
  revision: '',
  externalId: '',
  currency: 'EUR',
  propertyId: '',
  paymentPolicy: 'PREPAYMENT_30',
  looseRate: { appliedRate: null, lengthOfStay: null },
  reservationId: '',
  messageToCustomer: '',
  internalNote: '',
  positions: [],
  customer,
};

/** A half-finished new order. */
export const newOrderDraft = (changes: Partial<Of<'NEW_ORDER'>['values']> = {}): Of<'NEW_ORDER'> => ({
  kind: 'NEW_ORDER',
  orderId: null,
  values: { ...orderValues, ...changes },
});

/** A half-finished edit of an order. */
export const orderEditDraft = (orderId: string, revision = ''): Of<'ORDER_EDIT'> => ({
  kind: 'ORDER_EDIT',
  orderId,
  values: { ...orderValues, revision },
});

import type { FormDraft } from '@deck/api/contract/drafts';
import type { DraftKind } from '@deck/api/vocabulary';
import type { Catalogue } from '../../platform/i18n/i18n.ts';

interface DraftForm {
  readonly title: keyof Catalogue['app']['title'];
  readonly getPath: (orderId: string) => string;
}

/** The form of each kind of draft: what it is called, and where it continues. */
export const draftForms: Readonly<Record<DraftKind, DraftForm>> = {
  NEW_ORDER: { title: 'newOrder', getPath: () => '/orders/create' },
  ORDER_EDIT: { title: 'editOrder', getPath: (id) => `/orders/${id}/edit` },
  CUSTOMER_EDIT: { title: 'editCustomer', getPath: (id) => `/orders/${id}/edit-customer` },
  NEW_PAYMENT: { title: 'newPayment', getPath: (id) => `/orders/${id}/new-payment` },
  PAYMENT_PLAN: { title: 'paymentPlan', getPath: (id) => `/orders/${id}/new-payment?plan` },
  FAST_PAYMENT: { title: 'fastPayment', getPath: () => '/orders/fast-payment' },
  SPLIT_PAYMENT: { title: 'splitPayment', getPath: () => '/orders/split-payment' },
  PERMANENT_LINK: { title: 'permanentLink', getPath: () => '/orders/spot-payment' },
};

export const getDraftPath = ({ kind, orderId }: Pick<FormDraft, 'kind' | 'orderId'>): string =>
  draftForms[kind].getPath(orderId ?? '');

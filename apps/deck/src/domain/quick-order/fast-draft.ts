import { check } from '@deck/api';
import { PaymentDraft } from '@deck/api/contract/payments';
import type { FastPaymentField } from '@deck/api/contract/settings';
import type { FastPaymentFieldName } from '@deck/api/vocabulary';
import type { WrongFields } from '../../platform/forms/contract-resolver.ts';
import { getLifetime } from '../payment/create/payment-draft.ts';
import { orderFields } from './order-field.tsx';
import {
  formErrors,
  missingStart,
  needsDates,
  type Offer,
  type QuickOrderForm,
  wrongOrder,
} from './quick-order-form.ts';

/** Where each field the settings name stands in the form. */
const fieldPaths = {
  ...orderFields,
  LIFETIME: 'lifetime',
  SCHEME: 'scheme',
  REFERENCE: 'reference',
  INVOICE_NUMBER: 'invoiceNumber',
  CUSTOMER_NOTE: 'customerNote',
} as const satisfies Record<FastPaymentFieldName, keyof QuickOrderForm>;

/** An order has a payer, whatever a company hides. */
const named: ReadonlySet<FastPaymentFieldName> = new Set(['FIRST_NAME', 'LAST_NAME']);
const dates: readonly FastPaymentFieldName[] = ['START_DATE', 'END_DATE'];
/** They begin with a value and cannot be emptied. */
const filled: ReadonlySet<FastPaymentFieldName> = new Set(['LIFETIME', 'SCHEME', 'CUSTOMER_LANGUAGE']);

/** What a company can choose of a field: nothing, whether it is shown, or also whether it must be filled in. */
export function getChoice(field: FastPaymentFieldName): 'none' | 'shown' | 'required' {
  if (named.has(field)) return 'none';
  return filled.has(field) ? 'shown' : 'required';
}

/** The fields of the form in the order the company chose, each with whether it must be filled in. */
export function shownFields(fields: readonly FastPaymentField[]): readonly FastPaymentField[] {
  return fields
    .filter(({ field, shown }) => shown || named.has(field))
    .map((one) => (named.has(one.field) ? { ...one, required: true } : one));
}

/** Whether the form has both dates of an order. */
export const asksDates = (fields: readonly FastPaymentField[]): boolean =>
  dates.every((date) => fields.some(({ field, shown }) => shown && field === date));

/** The fields for what this user may sell: some need the dates, some need the order's ID. */
export const fieldsFor = (
  fields: readonly FastPaymentField[],
  { types, generatesIds }: Pick<Offer, 'types' | 'generatesIds'>,
): FastPaymentField[] =>
  fields.map((one) => {
    if (one.field === 'ORDER_ID' && !generatesIds) return { ...one, shown: true, required: true };
    return needsDates(types) && dates.includes(one.field) ? { ...one, required: true } : one;
  });

/** The link that is made of the order. What the company does not ask for is as it is by default. */
export const toLinkDraft = (orderId: string, values: QuickOrderForm): PaymentDraft => ({
  type: 'PAYMENT_LINK',
  orderId,
  amount: values.amount,
  currency: values.currency,
  scheme: values.scheme,
  lifetime: getLifetime(values.lifetime),
  methods: values.methods,
  label: values.label.trim(),
  description: values.description,
  customerNote: values.customerNote,
  reference: values.reference.trim(),
  invoiceNumber: values.invoiceNumber.trim(),
});

/** Everything that is wrong, at the fields of the form, before anything is sent. */
export function wrongFields(
  values: QuickOrderForm,
  fields: readonly FastPaymentField[],
  offer: Offer,
): WrongFields {
  const shown = shownFields(fields);
  const missing = shown
    .filter(({ required }) => required)
    .map(({ field }) => fieldPaths[field])
    .filter((path) => String(values[path]).trim() === '');
  const link = check(PaymentDraft, toLinkDraft('order', values), 'body');
  return {
    ...wrongOrder(values, offer, false),
    ...(shown.some(({ field }) => field === 'START_DATE') ? missingStart(values) : {}),
    ...('fields' in link ? formErrors(link.fields) : {}),
    ...Object.fromEntries(missing.map((path) => [path, 'required'])),
  };
}

import { check } from '@deck/api';
import { PaymentDraft } from '@deck/api/contract/payments';
import type { WrongFields } from '../../forms/contract-resolver.ts';
import { lifetimeOf } from '../payments/create/payment-draft.ts';
import type { ShortForm } from '../payments/short-order/short-form.ts';

/** Who says how much is paid. */
export const amountKinds = ['FIXED', 'OPEN'] as const;
export type AmountKind = (typeof amountKinds)[number];

/** A link of no order. Left open, its payers say how much. */
export const toLinkDraft = (values: ShortForm, kind: AmountKind): PaymentDraft => ({
  type: 'PAYMENT_LINK',
  permanent: true,
  propertyId: values.propertyId,
  ...(kind === 'FIXED' ? { amount: values.amount } : {}),
  currency: values.currency,
  scheme: values.scheme,
  lifetime: lifetimeOf(values.lifetime),
  methods: values.methods,
  description: values.description,
  customerNote: values.customerNote,
  reference: values.reference.trim(),
  invoiceNumber: '',
});

/** Everything that is wrong before anything is sent. The contract lets an amount be left out: only an open link may. */
export function wrongFields(values: ShortForm, kind: AmountKind): WrongFields {
  const checked = check(PaymentDraft, toLinkDraft(values, kind), 'body');
  return 'value' in checked ? {} : checked.fields;
}

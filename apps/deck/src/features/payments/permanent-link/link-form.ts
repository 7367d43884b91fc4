import { check } from '@deck/api';
import { PaymentDraft } from '@deck/api/contract/payments';
import { getLifetime } from '../../../domain/payment/create/payment-draft.ts';
import type { QuickOrderForm } from '../../../domain/quick-order/quick-order-form.ts';
import type { WrongFields } from '../../../platform/forms/contract-resolver.ts';

/** A link of no order. Left open, its payers say how much. */
export const toLinkDraft = (values: QuickOrderForm): PaymentDraft => ({
  type: 'PAYMENT_LINK',
  permanent: true,
  propertyId: values.propertyId,
  ...(values.amountKind === 'FIXED' ? { amount: values.amount } : {}),
  currency: values.currency,
  scheme: values.scheme,
  lifetime: getLifetime(values.lifetime),
  methods: values.methods,
  label: values.label.trim(),
  description: values.description,
  customerNote: values.customerNote,
  reference: values.reference.trim(),
  invoiceNumber: '',
});

/** Everything that is wrong before anything is sent. The contract lets an amount be left out: only an open link may. */
export function wrongFields(values: QuickOrderForm): WrongFields {
  const checked = check(PaymentDraft, toLinkDraft(values), 'body');
  return 'value' in checked ? {} : checked.fields;
}

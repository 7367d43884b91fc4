import type { Payment } from '@deck/api/contract/payments';
import type { PaymentFilterField } from '@deck/api/vocabulary';
import { payments } from './payments.ts';

/** Where each field stands in a payment: what names it, and what people call that. */
const places: Readonly<Record<PaymentFilterField, readonly [value: keyof Payment, label: keyof Payment]>> = {
  status: ['status', 'status'],
  type: ['type', 'type'],
  method: ['method', 'method'],
  currency: ['currency', 'currency'],
  created_by: ['createdBy', 'createdBy'],
  property: ['propertyId', 'propertyName'],
};

/** What the day's payments have in a field, most frequent first. */
export function filterValues(field: PaymentFilterField) {
  const [named, called] = places[field];
  return [...Map.groupBy(payments, (payment) => payment[named])]
    .filter(([value]) => value !== null)
    .map(([value, found]) => ({
      value: String(value),
      label: String(found[0]?.[called]),
      count: found.length,
    }))
    .toSorted((one, other) => other.count - one.count);
}

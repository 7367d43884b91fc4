import type { ApiError } from '@deck/api/client';
import type { FieldPath } from 'react-hook-form';
import { followCompany, refusedFields } from '../../../../domain/order/order-refusal.ts';
import { formPath } from './order-draft.ts';
import type { OrderFields, OrderForm } from './order-form.ts';

/** Says what the server has against an order at the fields of its form. */
export function showRefused(form: OrderFields, refusal: ApiError, { positions }: OrderForm): void {
  followCompany(refusal);
  for (const [path, message] of Object.entries(refusedFields(refusal)))
    form.setError(formPath(path, positions) as FieldPath<OrderForm>, { type: 'server', message });
}

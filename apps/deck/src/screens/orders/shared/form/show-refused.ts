import type { ApiError } from '@deck/api/client';
import type { FieldPath } from 'react-hook-form';
import { formPath } from './order-draft.ts';
import type { OrderFields, OrderForm } from './order-form.ts';

/** Says what the server has against an order at the fields of its form. */
export function showRefused(form: OrderFields, refusal: ApiError, { positions }: OrderForm): void {
  for (const [path, message] of Object.entries(refusedFields(refusal)))
    form.setError(formPath(path, positions) as FieldPath<OrderForm>, { type: 'server', message });
}

/** What a refusal has against the fields of an order. */
export function refusedFields({ code, fields }: ApiError): ApiError['fields'] {
  if (code === 'ORDER_ALREADY_EXISTS') return { externalId: 'unique' };
  // It stood among the choices: it was taken away since.
  return fields.propertyId === 'choice' ? { ...fields, propertyId: 'gone' } : fields;
}

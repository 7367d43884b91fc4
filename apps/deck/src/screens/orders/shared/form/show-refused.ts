import type { ApiError } from '@deck/api/client';
import type { FieldPath } from 'react-hook-form';
import { rereadEnvironment } from '../../../../session/session-actions.ts';
import { formPath } from './order-draft.ts';
import type { OrderFields, OrderForm } from './order-form.ts';

/** Says what the server has against an order at the fields of its form. */
export function showRefused(form: OrderFields, refusal: ApiError, { positions }: OrderForm): void {
  followCompany(refusal);
  for (const [path, message] of Object.entries(refusedFields(refusal)))
    form.setError(formPath(path, positions) as FieldPath<OrderForm>, { type: 'server', message });
}

/** IDs are no longer made by themselves: the company was changed since its settings were read here. */
export function followCompany({ fields }: ApiError): void {
  if (fields.externalId === 'required') void rereadEnvironment().catch(() => undefined);
}

/** What a refusal has against the fields of an order. */
export function refusedFields({ code, fields }: ApiError): ApiError['fields'] {
  if (code === 'ORDER_ALREADY_EXISTS') return { externalId: 'unique' };
  // It stood among the choices: it was taken away since.
  return fields.propertyId === 'choice' ? { ...fields, propertyId: 'gone' } : fields;
}

import type { ApiError } from '@deck/api/client';
import { rereadEnvironment } from '../../platform/session/session-actions.ts';

/**
 * IDs are no longer made by themselves, somebody is no longer assigned to a property, or it no longer sells something:
 * that was changed since it was read here.
 */
export function followCompany({ fields }: ApiError): void {
  const found = Object.values(fields);
  const isChanged =
    fields.externalId === 'required' || found.includes('notAssigned') || found.includes('notSold');
  if (isChanged) void rereadEnvironment().catch(() => undefined);
}

/** What a refusal has against the fields of an order. */
export function refusedFields({ code, fields }: ApiError): ApiError['fields'] {
  if (code === 'ORDER_ALREADY_EXISTS') return { externalId: 'unique' };
  // It stood among the choices: it was taken away since.
  return fields.propertyId === 'choice' ? { ...fields, propertyId: 'gone' } : fields;
}

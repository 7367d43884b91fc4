import { ApiError } from '@deck/api/client';
import { findCardNumbers } from '@deck/api/rules';
import type { FieldErrors, FieldPath, FieldValues, Resolver, UseFormSetError } from 'react-hook-form';

/** What is wrong with a form: keys of the validation catalogue by dotted path, none when all is well. */
export type WrongFields = Readonly<Record<string, string>>;

/**
 * Checks a form by the contract, so that the server accepts what passes here.
 * @param wrongFields gets the name of a field if only that field is checked; errors of others are then ignored
 */
export function contractResolver<Form extends FieldValues>(
  wrongFields: (values: Form, field?: string) => WrongFields,
): Resolver<Form, unknown, Form> {
  return (values, _, { names }) => {
    const [field, ...others] = names ?? [];
    const wrong = {
      ...findCardNumbers(values),
      ...wrongFields(values, others.length === 0 ? field : undefined),
    };
    if (Object.keys(wrong).length === 0) return { values, errors: {} };
    return { values: {}, errors: nested(wrong) as FieldErrors<Form> };
  };
}

/** `{ 'customer.email': 'email' }` becomes `{ customer: { email: { type, message } } }`. */
function nested(wrong: WrongFields): Record<string, unknown> {
  const errors: Record<string, unknown> = {};
  for (const [path, message] of Object.entries(wrong)) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    let at = errors;
    for (const name of names) {
      at[name] ??= {};
      at = at[name] as Record<string, unknown>;
    }
    at[last] ??= { type: 'contract', message };
  }
  return errors;
}

/**
 * Shows what the server refused at its fields, as the contract's own findings are shown.
 * @param toPath the field of the form for a path of the wire: `general.email` is `email` of its part
 */
export function setServerErrors<Form extends FieldValues>(
  { setError }: { readonly setError: UseFormSetError<Form> },
  failure: Error,
  toPath: (path: string) => string = (path) => path,
): void {
  if (!(failure instanceof ApiError)) return;
  for (const [path, message] of Object.entries(failure.fields))
    setError(toPath(path) as FieldPath<Form>, { type: 'server', message }, { shouldFocus: true });
}

import type { FastPaymentField } from '@deck/api/contract/settings';
import type { FastPaymentFieldName } from '@deck/api/vocabulary';

export interface FieldsForm {
  fields: FastPaymentField[];
}

/** The fields with one of them changed. What is not shown cannot be required. */
export const withField = (
  fields: readonly FastPaymentField[],
  name: FastPaymentFieldName,
  change: Partial<Pick<FastPaymentField, 'shown' | 'required'>>,
): FastPaymentField[] =>
  fields.map((one) => {
    if (one.field !== name) return one;
    const next = { ...one, ...change };
    return { ...next, required: next.shown && next.required };
  });

import * as z from 'zod/mini';

/**
 * What can be wrong with a field. A failed check names a key of the validation catalogue
 * (`validation.required`, …), so server and form show the same sentence in the reader's language.
 */
export const validationKeys = [
  'required',
  'minLength',
  'maxLength',
  'between',
  'min',
  'max',
  'minValue',
  'maxValue',
  'sameAs',
  'alpha',
  'numeric',
  'color',
  'pan',
  'time',
  'email',
  'phone',
  'latinName',
  'nameSign',
  'fullName',
  'externalId',
  'cardNumber',
  'amount',
  'amountPositive',
  'currency',
  'date',
  'dateOrder',
  'datePast',
  'dueAfterRate',
  'lifetime',
  'lifetimeMinimum',
  'timePast',
  'timeSkipped',
  'passwordCommon',
  'personName',
  'positionTitle',
  'login',
  'positions',
  'amountAmbiguous',
  'amountCurrency',
  'columnsFew',
  'columnsMany',
  'dateAmbiguous',
  'formula',
  'languageCode',
  'uniqueInFile',
  'tooLong',
  'tooLarge',
  'tooSmall',
  'choice',
  'notAssigned',
  'notOffered',
  'notSold',
  'gone',
  'sort',
  'unique',
  'twice',
  'url',
  'callbackUrl',
  'prefix',
  'rate',
  'rateStart',
  'supportOnly',
  'picture',
  'megapixels',
  'uploadedToday',
  'uploadsFull',
  'invalid',
] as const;
export type ValidationKey = (typeof validationKeys)[number];

/** Fields that another field can be required to equal. */
export const comparedFields = ['newPassword'] as const;
type ComparedField = (typeof comparedFields)[number];

/** The parameters of some messages. */
interface ValidationValues {
  minLength: { readonly min: number };
  maxLength: { readonly max: number };
  between: { readonly min: number; readonly max: number };
  min: { readonly min: number };
  max: { readonly max: number };
  minValue: { readonly min: number };
  maxValue: { readonly max: number };
  sameAs: { readonly other: ComparedField };
  nameSign: { readonly sign: string };
  megapixels: { readonly max: number };
  /** Megabytes. */
  uploadedToday: { readonly max: number };
  /** Megabytes. */
  uploadsFull: { readonly max: number };
}

type ValuesOf<Key extends ValidationKey> = Key extends keyof ValidationValues
  ? [values: ValidationValues[Key]]
  : [];

/** The message of a failed check: a key, and its parameters after `?`, as in `between?min=1&max=23`. */
export function say<Key extends ValidationKey>(key: Key, ...[values]: ValuesOf<Key>): { error: string } {
  if (values === undefined) return { error: key };
  const texts = Object.entries(values).map(([name, value]) => [name, String(value)]);
  return { error: `${key}?${new URLSearchParams(texts)}` };
}

/** Parses a message that `say` wrote. An unknown key, such as a newer server's, becomes `invalid`. */
export function readMessage(message: string): {
  readonly key: ValidationKey;
  readonly values: Readonly<Record<string, string>>;
} {
  const [name = '', values = ''] = message.split('?', 2);
  const key = validationKeys.find((each) => each === name) ?? 'invalid';
  return { key, values: Object.fromEntries(new URLSearchParams(values)) };
}

/** Text with a minimum or a maximum length. */
export const minLength = (least: number) => z.minLength(least, say('minLength', { min: least }));
export const maxLength = (most: number) => z.maxLength(most, say('maxLength', { max: most }));
/** A list with a minimum or a maximum number of entries. */
export const min = (least: number) => z.minLength(least, say('min', { min: least }));
export const max = (most: number) => z.maxLength(most, say('max', { max: most }));
/** A number with a minimum, a maximum or both. */
export const minValue = (least: number) => z.minimum(least, say('minValue', { min: least }));
export const maxValue = (most: number) => z.maximum(most, say('maxValue', { max: most }));
export const between = (least: number, most: number) => {
  const message = say('between', { min: least, max: most });
  return [z.minimum(least, message), z.maximum(most, message)] as const;
};

/** Equal to another field of the form, such as a repeated password. */
export const sameAs = <Field extends string, Other extends ComparedField>(field: Field, other: Other) =>
  z.refine<Readonly<Record<Field | Other, string>>>((form) => form[field] === form[other], {
    ...say('sameAs', { other }),
    path: [field],
  });

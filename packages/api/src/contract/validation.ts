import * as z from 'zod/mini';

/**
 * What can be wrong with a field. A failed check names a key of the validation catalogue (`validation.required`, …), so
 * that server and form say the same sentence in the reader's language.
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
  'externalId',
  'amount',
  'amountPositive',
  'currency',
  'date',
  'dateOrder',
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
  'gone',
  'sort',
  'unique',
  'twice',
  'url',
  'prefix',
  'rate',
  'rateStart',
  'supportOnly',
  'picture',
  'invalid',
] as const;
export type ValidationKey = (typeof validationKeys)[number];

/** Fields another one must be equal to. */
export const comparedFields = ['newPassword'] as const;
type ComparedField = (typeof comparedFields)[number];

/** What the sentences of some keys name. */
interface ValidationValues {
  minLength: { readonly min: number };
  maxLength: { readonly max: number };
  between: { readonly min: number; readonly max: number };
  min: { readonly min: number };
  max: { readonly max: number };
  minValue: { readonly min: number };
  maxValue: { readonly max: number };
  sameAs: { readonly other: ComparedField };
}

type ValuesOf<Key extends ValidationKey> = Key extends keyof ValidationValues
  ? [values: ValidationValues[Key]]
  : [];

/** The message of a failed check: a key, and after `?` what its sentence names, `between?min=1&max=23`. */
export function say<Key extends ValidationKey>(key: Key, ...[values]: ValuesOf<Key>): { error: string } {
  if (values === undefined) return { error: key };
  const texts = Object.entries(values).map(([name, value]) => [name, String(value)]);
  return { error: `${key}?${new URLSearchParams(texts)}` };
}

/** What `say` has written. A key that is unknown, such as one of a newer server, is `invalid`. */
export function readMessage(message: string): {
  readonly key: ValidationKey;
  readonly values: Readonly<Record<string, string>>;
} {
  const [name = '', values = ''] = message.split('?', 2);
  const key = validationKeys.find((each) => each === name) ?? 'invalid';
  return { key, values: Object.fromEntries(new URLSearchParams(values)) };
}

/** A text of at least, or at most, so many characters. */
export const minLength = (least: number) => z.minLength(least, say('minLength', { min: least }));
export const maxLength = (most: number) => z.maxLength(most, say('maxLength', { max: most }));
/** A list of at least, or at most, so many entries. */
export const min = (least: number) => z.minLength(least, say('min', { min: least }));
export const max = (most: number) => z.maxLength(most, say('max', { max: most }));
/** A number that is not below, or not above, a limit, or between two. */
export const minValue = (least: number) => z.minimum(least, say('minValue', { min: least }));
export const maxValue = (most: number) => z.maximum(most, say('maxValue', { max: most }));
export const between = (least: number, most: number) => {
  const message = say('between', { min: least, max: most });
  return [z.minimum(least, message), z.maximum(most, message)] as const;
};

/** The same text as in another field of the form, such as a password that is typed twice. */
export const sameAs = <Field extends string, Other extends ComparedField>(field: Field, other: Other) =>
  z.refine<Readonly<Record<Field | Other, string>>>((form) => form[field] === form[other], {
    ...say('sameAs', { other }),
    path: [field],
  });

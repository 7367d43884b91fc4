import { comparedFields, readMessage } from '@deck/api/contract/validation';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';

/**
 * The sentence of a failed check. Checks are named by keys, by the form and by the server alike. What has no sentence
 * of its own is said of the field, where that is known.
 */
export function useValidationMessage(): (message: string | undefined, field?: string) => string {
  const { t } = useTranslation();
  return (message, field) => validationMessage(t, message, field);
}

export function validationMessage(t: TFunction<'app'>, message = '', field?: string): string {
  const { key, values } = readMessage(message);
  if (key === 'invalid' && field !== undefined) return t('fieldInvalid', { field });
  const other = comparedFields.find((each) => each === values.other);
  return t(`validation.${key}`, { ...values, ...(other && { other: t(`comparedField.${other}`) }) });
}

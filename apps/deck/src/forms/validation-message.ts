import { type ValidationKey, validationKeys } from '@deck/api/contract/formats';
import { useTranslation } from 'react-i18next';

/** The sentence of a failed check. Checks are named by keys, by the form and by the server alike. */
export function useValidationMessage(): (key: string | undefined) => string {
  const { t } = useTranslation();
  return (key) => {
    const known = validationKeys.find((each): each is ValidationKey => each === key);
    return t(`validation.${known ?? 'invalid'}`);
  };
}

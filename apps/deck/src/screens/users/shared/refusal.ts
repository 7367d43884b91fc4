import { ApiError } from '@deck/api/client';
import { errorCodes } from '@deck/api/vocabulary';
import { useTranslation } from 'react-i18next';

/** The sentence of a refusal by a rule, to stand where the act was. Nothing for wrong fields, which say it themselves. */
export function useRefusal(failure: Error | null): string | undefined {
  const { t } = useTranslation();
  if (!(failure instanceof ApiError) || failure.status === 400) return undefined;
  const code = errorCodes.find((each) => each === failure.code);
  return code && t(`errors.code.${code}`, { ...failure.params });
}

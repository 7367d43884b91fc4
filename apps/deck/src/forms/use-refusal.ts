import { type Failure, isFailure, reactionTo } from '@deck/api/client';
import { errorCodes } from '@deck/api/vocabulary';
import { useTranslation } from 'react-i18next';

/**
 * Why the server did not do it, to stand where the act was; nothing for wrong fields, which say it themselves. A form
 * that shows it makes its call with `shows: 'all'`, so that no notification repeats it.
 */
export function useRefusal(failure: Error | null): string | undefined {
  const { t } = useTranslation();
  if (!isFailure(failure)) return undefined;
  const { notify, params } = reactionTo(failure, { onLogin: false, path: '' });
  if (notify === undefined) return undefined;
  // The sentence of its code says more than that of its status.
  const code = errorCodes.find((each) => each === codeOf(failure));
  return t(code ? `errors.code.${code}` : notify, { ...params });
}

const codeOf = (failure: Failure): string | undefined => ('code' in failure ? failure.code : undefined);

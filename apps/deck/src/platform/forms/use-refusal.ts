import { type Failure, isFailure, reactionTo } from '@deck/api/client';
import { errorCodes } from '@deck/api/vocabulary';
import { useUi } from '@deck/ui';
import { useTranslation } from 'react-i18next';
import { refusalParams } from '../format/amount-text.ts';

/**
 * Why the server did not do it, to stand where the act was; nothing for wrong fields, which say it themselves. A form
 * that shows it makes its call with `handledErrors: 'all'`, so that no notification repeats it.
 */
export function useRefusal(failure: Error | null): string | undefined {
  const { t } = useTranslation();
  const { locale } = useUi();
  if (!isFailure(failure)) return undefined;
  const { notify, params = {}, reference: id } = reactionTo(failure, { onLogin: false, path: '' });
  if (notify === undefined) return undefined;
  // The sentence of its code says more than that of its status.
  const code = errorCodes.find((each) => each === getCode(failure));
  const sentence = t(code ? `errors.code.${code}` : notify, { ...refusalParams(params, locale) });
  return id === undefined ? sentence : `${sentence} ${t('errors.reference', { id })}`;
}

const getCode = (failure: Failure): string | undefined => ('code' in failure ? failure.code : undefined);

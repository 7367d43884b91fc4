import { ApiError, NetworkError } from '@deck/api/client';
import { brand } from '@deck/tokens/brand';
import { TextLink } from '@deck/ui';
import { useTranslation } from 'react-i18next';
import type { Said } from './use-sending.ts';

/** Refusals whose sentence says all there is to say. */
const plain = ['WRONG_CREDENTIALS', 'INVALID_2FA_CODE', 'ACCESS_DENIED', 'USER_NOT_FOUND'] as const;

/** Why something could not be done, in words, with the way on from there. */
export function useSentence(): (failure: unknown) => Said {
  const { t } = useTranslation(['login', 'app']);
  const danger = (text: string, way?: Said['way']): Said => ({ tone: 'danger', text, way });
  const unexpected = () =>
    danger(
      t('tokenError'),
      <TextLink inline href={brand.supportUrl}>
        {t('writeToSupport')}
      </TextLink>,
    );

  return (failure) => {
    if (failure instanceof NetworkError && failure.reason !== 'broken')
      return danger(t('app:errors.network'));
    if (!(failure instanceof ApiError)) return unexpected();
    const { code, params, status } = failure;
    const count = params.attemptsLeft;
    if (code === 'WRONG_CREDENTIALS' && typeof count === 'number')
      return danger(t('attemptsLeft', { count }));
    if (code === 'INVALID_2FA_CODE' && typeof count === 'number')
      return danger(t('codeAttemptsLeft', { count }));
    if (code === 'TOO_MANY_REQUESTS') {
      const minutes = Math.ceil(Number(params.seconds) / 60);
      return danger(
        minutes > 0 ? t('tryAgainIn', { count: minutes }) : t('app:errors.code.TOO_MANY_REQUESTS'),
      );
    }
    if (code === 'ACCOUNT_LOCKED')
      return danger(
        t('app:errors.code.ACCOUNT_LOCKED'),
        <TextLink inline href="/login/reset">
          {t('forgot')}
        </TextLink>,
      );
    const known = plain.find((each) => each === code);
    if (known) return danger(t(`app:errors.code.${known}`));
    return status >= 500 ? danger(t('app:errors.server')) : unexpected();
  };
}

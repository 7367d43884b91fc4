import { ApiError } from '@deck/api/client';
import { brand } from '@deck/tokens/brand';
import { Alert, TextLink } from '@deck/ui';
import { useTranslation } from 'react-i18next';
import { useRefusal } from '../../../forms/use-refusal.ts';

/** Why there is no token to show: refused by a rule, lost on its way, or nobody knows, and support does. */
export function TokenFailure({ failure }: { failure: Error | null }) {
  const { t } = useTranslation(['settings', 'messages']);
  const refusal = useRefusal(failure);
  if (failure === null) return null;
  const isRefused = failure instanceof ApiError && failure.status < 500;
  if (isRefused)
    return (
      <Alert tone="danger" announced>
        {refusal}
      </Alert>
    );
  return (
    <Alert tone="danger" announced title={t('messages:token.text')}>
      {t('token.lost')}{' '}
      <TextLink inline href={brand.supportUrl}>
        {t('messages:token.support')}
      </TextLink>
    </Alert>
  );
}

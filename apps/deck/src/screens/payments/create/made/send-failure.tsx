import { ApiError } from '@deck/api/client';
import { type Channel, errorCodes } from '@deck/api/vocabulary';
import { Alert } from '@deck/ui';
import { useTranslation } from 'react-i18next';

/** A message that did not go out, and why, where the server says. Nothing is sent again by itself. */
export function SendFailure({ failure, channel }: { failure: Error | null; channel: Channel }) {
  const { t } = useTranslation(['messages', 'app', 'collect']);
  if (failure === null) return null;
  const title = channel === 'EMAIL' ? t('messages:send.email') : t('messages:send.sms');
  const known = failure instanceof ApiError && errorCodes.find((code) => code === failure.code);
  return (
    <Alert tone="danger" announced title={title}>
      {known ? t(`app:errors.code.${known}`, { ...failure.params }) : t('collect:send.unknown')}
    </Alert>
  );
}

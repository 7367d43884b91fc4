import type { ApiError } from '@deck/api/client';
import type { Channel } from '@deck/api/vocabulary';
import { Alert } from '@deck/ui';
import { useTranslation } from 'react-i18next';
import { useRefusal } from '../../../forms/use-refusal.ts';

/** A message that did not go out, and why. Nothing is sent again by itself. */
export function SendFailure({ failure, channel }: { failure: ApiError | null; channel: Channel }) {
  const { t } = useTranslation('messages');
  const reason = useRefusal(failure);
  if (failure === null) return null;
  return (
    <Alert tone="danger" announced title={t(channel === 'EMAIL' ? 'send.email' : 'send.sms')}>
      {reason}
    </Alert>
  );
}

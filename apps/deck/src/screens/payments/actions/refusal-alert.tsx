import { ApiError } from '@deck/api/client';
import { type DeclineReason, declineReasons } from '@deck/api/vocabulary';
import { Alert } from '@deck/ui';
import { useTranslation } from 'react-i18next';
import { useRefusal } from '../../../forms/use-refusal.ts';

/** Why the server or the bank said no, where the act was tried. Nothing was moved. */
export function RefusalAlert({ failure }: { failure: Error | null }) {
  const { t } = useTranslation(['labels', 'app']);
  const refusal = useRefusal(failure);
  if (!(failure instanceof ApiError)) return null;
  const reason =
    failure.code === 'OPERATION_DECLINED' &&
    declineReasons.find((each): each is DeclineReason => each === failure.params.reason);
  if (!reason && refusal === undefined && failure.status !== 403) return null;
  return (
    <Alert tone="danger" announced title={refusal ?? t('app:errors.accessRestricted')}>
      {reason && `${t(`declined.${reason}.why`)} ${t(`declined.${reason}.next`)}`}
    </Alert>
  );
}

import { ApiError } from '@deck/api/client';
import { type DeclineReason, declineReasons } from '@deck/api/vocabulary';
import { Alert, Button } from '@deck/ui';
import { useTranslation } from 'react-i18next';
import type { UnknownOutcome } from '../../../platform/forms/use-idempotent-mutation.ts';
import { useRefusal } from '../../../platform/forms/use-refusal.ts';

/** Why the server or the bank refused the action. No money was moved. */
export function ActRefusalAlert({ failure }: { failure: Error | null }) {
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

/**
 * The outcome of a write whose answer was lost. `undone`: it had no effect so far; `waiting`: the bank has it and
 * has not answered; `done`: it was done.
 */
export type Verdict = 'undone' | 'waiting' | 'done';

interface UnknownOutcomeAlertProps {
  unknownOutcome: UnknownOutcome<Verdict> | undefined;
  onReadAgain: () => void;
}

const tones = {
  reading: 'warning',
  unread: 'danger',
  undone: 'warning',
  waiting: 'info',
  done: 'success',
} as const;

/** Shows what is known of a write whose answer was lost. */
export function UnknownOutcomeAlert({ unknownOutcome, onReadAgain }: UnknownOutcomeAlertProps) {
  const { t } = useTranslation(['money', 'app']);
  if (unknownOutcome === undefined) return null;
  return (
    <Alert
      tone={tones[unknownOutcome]}
      announced
      title={t(`unknownOutcome.${unknownOutcome}.title`)}
      action={
        unknownOutcome === 'unread' && (
          <Button size="small" onClick={onReadAgain}>
            {t('app:action.retry')}
          </Button>
        )
      }
    >
      {t(`unknownOutcome.${unknownOutcome}.text`)}
    </Alert>
  );
}

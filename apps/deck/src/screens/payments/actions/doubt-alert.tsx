import { Alert, Button } from '@deck/ui';
import { useTranslation } from 'react-i18next';
import type { Doubt } from '../../../forms/use-once.ts';

/**
 * What was read of a write whose answer is missing. `undone`: it had no effect so far; `waiting`: the bank has it and
 * has not answered; `done`: it was done.
 */
export type Verdict = 'undone' | 'waiting' | 'done';

interface DoubtAlertProps {
  doubt: Doubt<Verdict> | undefined;
  onReadAgain: () => void;
}

const tones = {
  reading: 'warning',
  unread: 'danger',
  undone: 'warning',
  waiting: 'info',
  done: 'success',
} as const;

/** The answer to a write did not arrive: what is known of it since. */
export function DoubtAlert({ doubt, onReadAgain }: DoubtAlertProps) {
  const { t } = useTranslation(['money', 'app']);
  if (doubt === undefined) return null;
  return (
    <Alert
      tone={tones[doubt]}
      announced
      title={t(`doubt.${doubt}.title`)}
      action={
        doubt === 'unread' && (
          <Button size="small" onClick={onReadAgain}>
            {t('app:action.retry')}
          </Button>
        )
      }
    >
      {t(`doubt.${doubt}.text`)}
    </Alert>
  );
}

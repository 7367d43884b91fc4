import { Alert, Button } from '@deck/ui';
import { useTranslation } from 'react-i18next';
import type { Once } from '../../../forms/use-once.ts';

type OutcomeNoticeProps = Pick<Once<never>, 'doubt' | 'isSending' | 'sendAgain'>;

/** The answer was lost: says so, and lets it be sent again once what there is now was read again. */
export function OutcomeNotice({ doubt, isSending, sendAgain }: OutcomeNoticeProps) {
  const { t } = useTranslation('collect');
  if (doubt === undefined) return null;
  return (
    <Alert
      tone="warning"
      announced
      title={t('unknown.title')}
      action={
        <Button size="small" loading={isSending} onClick={sendAgain}>
          {t('unknown.again')}
        </Button>
      }
    >
      {t(doubt === 'reading' ? 'unknown.reading' : 'unknown.text')}
    </Alert>
  );
}

import type { Payment } from '@deck/api/contract/payments';
import { type DeclineReason, declineReasons, declineResponseCodes } from '@deck/api/vocabulary';
import { Alert } from '@deck/ui';
import { useTranslation } from 'react-i18next';

/** What happened to the last card, why, and what can be done next. */
export function DeclineNotice({ payment }: { payment: Payment }) {
  const { t } = useTranslation(['payments', 'app']);
  if (payment.status !== 'DECLINED' && payment.status !== 'EXPIRED') return null;
  const reason = declineReasons.find((each): each is DeclineReason => each === payment.reason);
  if (!reason) return null;
  const values = { reason: t(`app:declineReason.${reason}`), code: declineResponseCodes[reason] };
  return (
    <Alert tone="danger" title={t('details.declined.title')}>
      {t(payment.status === 'DECLINED' ? 'details.declined.text' : 'details.declined.closed', values)}
    </Alert>
  );
}

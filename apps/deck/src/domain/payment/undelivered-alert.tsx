import type { Payment } from '@deck/api/contract/payments';
import { Alert } from '@deck/ui';
import { useTranslation } from 'react-i18next';
import { getRefusalWords, undelivered } from './dispatches.ts';
import { isPageOpen } from './is-page-open.ts';

/** The link or invoice did not arrive where it was sent last, and nobody can pay by it unless it goes elsewhere. */
export function UndeliveredAlert({ payment }: { payment: Payment }) {
  const { t } = useTranslation('collect');
  const recipient = undelivered(payment);
  const words = getRefusalWords(payment);
  if (recipient === undefined || !isPageOpen(payment)) return null;
  return (
    <Alert tone="danger" announced title={t('undelivered.title', { recipient })}>
      {words && <p>{t('undelivered.carrier', { reason: words })}</p>}
      <p>{t('undelivered.text')}</p>
    </Alert>
  );
}

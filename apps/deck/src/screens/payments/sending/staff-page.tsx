import type { Payment } from '@deck/api/contract/payments';
import { Button, Card, Text } from '@deck/ui';
import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as css from '../create/payment-form.css.ts';
import { useChargedText } from '../shared/charged-text.ts';

/** Deck never sees a card: its number is typed on the hosted page, in staff mode. Nobody is sent its address. */
export function StaffPage({ payment }: { payment: Payment }) {
  const { t } = useTranslation('collect');
  const amount = useChargedText(payment);
  return (
    <Card title={t('made.terminal', { amount })}>
      <div className={css.stack}>
        <Text>{t('made.terminalText')}</Text>
        <div>
          <Button variant="primary" icon={ExternalLink} href={payment.link ?? ''} target="_blank">
            {t('made.openTerminal')}
          </Button>
        </div>
      </div>
    </Card>
  );
}

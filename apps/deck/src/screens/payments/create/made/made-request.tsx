import type { Order } from '@deck/api/contract/orders';
import type { Tender } from '@deck/api/contract/tenders';
import { Alert, Card, useUi } from '@deck/ui';
import { formatInstant } from '@deck/values';
import { useTranslation } from 'react-i18next';
import { QrPanel } from '../../shared/qr-panel.tsx';

/** A card is asked for: the page where the guest gives it. */
export function MadeRequest({ tender, order }: { tender: Tender; order: Order }) {
  const { t } = useTranslation('collect');
  const { timeZone } = useUi();
  const until = tender.expiresAt && formatInstant(tender.expiresAt, timeZone);
  return (
    <>
      <Alert tone="success" announced title={t('made.request')}>
        {until ? t('made.requestUntil', { time: `${until}, ${timeZone}` }) : t('made.requestText')}
      </Alert>
      {tender.link !== null && (
        <Card title={t('made.requestPage')}>
          <QrPanel
            link={tender.link}
            fileName={`card-${order.externalId}`}
            printed={{ title: order.propertyName, text: `${t('made.requestPage')}, ${order.externalId}` }}
          />
        </Card>
      )}
    </>
  );
}

import type { Order } from '@deck/api/contract/orders';
import { Card, CopyField, QrCode } from '@deck/ui';
import { useTranslation } from 'react-i18next';
import * as css from '../shared/layout.css.ts';

/** The address where everyone may pay a part: to copy, to show. */
export function SplitLink({ order, link }: { order: Order; link: string }) {
  const { t } = useTranslation('order');
  return (
    <Card title={t('split.title')}>
      <div className={css.stack}>
        <CopyField label={t('split.title')} labelHidden hint={t('split.text')} value={link} />
        <QrCode value={link} label={t('split.qr')} download={`split-${order.externalId}`} />
      </div>
    </Card>
  );
}

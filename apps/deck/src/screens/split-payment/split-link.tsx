import type { Order } from '@deck/api/contract/orders';
import { Card } from '@deck/ui';
import { isPositive, parseMoney } from '@deck/values';
import { useTranslation } from 'react-i18next';
import { useRight } from '../../session/session-store.ts';
import * as layout from '../orders/shared/layout.css.ts';
import * as css from '../payments/create/payment-form.css.ts';
import { QrPanel } from '../payments/shared/qr-panel.tsx';
import { SendSplit } from './send-split.tsx';

/** The address where everyone may pay a part, as long as anything is left: to copy, to show, to send. */
export function SplitLink({ order }: { order: Order }) {
  const { t } = useTranslation('collect');
  const maySend = useRight('ORDER_SPLIT_PAYMENTS');
  if (order.splitLink === null || !isPositive(parseMoney(order.dueAmount, order.currency))) return null;
  return (
    <>
      <Card title={t('split.link')}>
        <div className={layout.stack}>
          <p className={css.quiet}>{t('split.linkText')}</p>
          <QrPanel
            link={order.splitLink}
            fileName={`split-${order.externalId}`}
            printed={{ title: order.propertyName, text: order.externalId }}
          />
        </div>
      </Card>
      {maySend && <SendSplit order={order} />}
    </>
  );
}

import type { Order } from '@deck/api/contract/orders';
import { Card, Stack, Text } from '@deck/ui';
import { isPositive, parseMoney } from '@deck/values';
import { useTranslation } from 'react-i18next';
import { useRight } from '../../session/session-store.ts';
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
        <Stack>
          <Text>{t('split.linkText')}</Text>
          <QrPanel
            link={order.splitLink}
            fileName={`split-${order.externalId}`}
            printed={{ title: order.propertyName, text: order.externalId }}
          />
        </Stack>
      </Card>
      {maySend && <SendSplit order={order} />}
    </>
  );
}

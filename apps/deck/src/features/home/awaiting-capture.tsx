import type { Payment } from '@deck/api/contract/payments';
import { query } from '@deck/api/react';
import { Button, Figures, LazyPart, part, useUi } from '@deck/ui';
import { formatInstant } from '@deck/values';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActs } from '../../domain/payment/actions/use-acts.ts';
import { usePaymentHref } from '../../domain/payment/use-payment-href.ts';
import { quietApi } from '../../platform/api.ts';
import { live } from '../../platform/polling.ts';
import { TableBlock } from './table-block.tsx';
import { waitingColumns } from './waiting-columns.tsx';

const captureDialog = part(() => import('./capture-dialog.tsx'));

const awaitingCaptureQuery = query(quietApi.payments.list, {
  size: 5,
  sort: ['capture_deadline,asc'],
  getPaymentsRq: { awaitingCapture: true },
});

/** Money on hold, the soonest to be lost first. */
export function AwaitingCapture() {
  const { t } = useTranslation(['payments', 'home']);
  const { timeZone } = useUi();
  const actsOf = useActs();
  const [captured, setCaptured] = useState<Payment>();
  const holds = useQuery({ ...awaitingCaptureQuery, ...live });
  const count = holds.data?.totalElements ?? 0;
  return (
    <>
      <TableBlock
        title={t('home:awaitingCapture')}
        meta={count > 0 ? t('list.count', { count }) : undefined}
        all="/payments?waiting=capture"
        read={holds}
        columns={waitingColumns(t, ({ heldAmount }) => heldAmount, {
          head: t('home:captureUntil'),
          quiet: true,
          cell: ({ captureDeadline }) =>
            captureDeadline && <Figures>{formatInstant(captureDeadline, timeZone)}</Figures>,
        })}
        rows={holds.data?.content ?? []}
        rowKey={({ id }) => id}
        rowHref={usePaymentHref()}
        rowActions={(payment) => {
          const act = actsOf(payment).find(({ action }) => action === 'capture');
          return (
            act?.refusal === undefined &&
            act && (
              <Button
                size="small"
                aria-label={t('home:actOf', { act: act.label, payment: payment.number })}
                onClick={() => setCaptured(payment)}
              >
                {t('home:capture')}
              </Button>
            )
          );
        }}
        failed={t('home:capturesFailed')}
        empty={t('home:noCaptures')}
      />
      {captured && (
        <LazyPart
          of={captureDialog}
          key={captured.id}
          payment={captured}
          onClose={() => setCaptured(undefined)}
          waiting={null}
        />
      )}
    </>
  );
}

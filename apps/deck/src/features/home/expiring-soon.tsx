import type { Payment } from '@deck/api/contract/payments';
import { query } from '@deck/api/react';
import { Button, Countdown, LazyPart, part } from '@deck/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePaymentHref } from '../../domain/payment/use-payment-href.ts';
import { quietApi } from '../../platform/api.ts';
import { live } from '../../platform/polling.ts';
import { useRight } from '../../platform/session/session-store.ts';
import { useCompany } from '../../platform/session/use-company.ts';
import { TableBlock } from './table-block.tsx';
import { waitingColumns } from './waiting-columns.tsx';

const sendDialog = part(() => import('./send-dialog.tsx'));

/** Links in their last hours, as many as the company has said, the soonest to end first. */
export function ExpiringSoon() {
  const { t } = useTranslation(['payments', 'home']);
  const maySend = useRight('ORDER_INSTANCE_EDIT');
  const [sent, setSent] = useState<Payment>();
  const company = useCompany();
  const hours = company.data?.mainPage.expiresSoonHours;
  const links = useQuery({
    ...query(quietApi.payments.list, {
      size: 5,
      sort: ['expires,asc'],
      getPaymentsRq: { expiringWithinHours: hours },
    }),
    ...live,
    enabled: hours !== undefined,
  });
  return (
    <>
      <TableBlock
        title={t('home:expiringSoon')}
        meta={hours === undefined ? undefined : t('home:within', { count: hours })}
        all={hours === undefined ? undefined : `/payments?waiting=expiring-${hours}`}
        // Without the hours there is nothing to ask for.
        read={company.isLoadingError ? company : links}
        columns={waitingColumns(t, ({ amount }) => amount, {
          head: t('home:endsIn'),
          quiet: true,
          cell: ({ expiresAt }) => expiresAt && <Countdown until={expiresAt} />,
        })}
        rows={links.data?.content ?? []}
        rowKey={({ id }) => id}
        rowHref={usePaymentHref()}
        rowActions={(payment) =>
          maySend &&
          payment.link !== null && (
            <Button
              size="small"
              aria-label={t('home:actOf', { act: t('home:sendAgain'), payment: payment.number })}
              onClick={() => setSent(payment)}
            >
              {t('home:sendAgain')}
            </Button>
          )
        }
        failed={t('home:expiringFailed')}
        empty={t('home:noExpiring')}
      />
      {sent && (
        <LazyPart
          of={sendDialog}
          key={sent.id}
          payment={sent}
          onClose={() => setSent(undefined)}
          waiting={null}
        />
      )}
    </>
  );
}

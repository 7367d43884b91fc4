import type { Payment } from '@deck/api/contract/payments';
import { query } from '@deck/api/react';
import {
  Button,
  Countdown,
  Figures,
  fixedRoom,
  LazyPart,
  type Part,
  part,
  rooms,
  type TableColumn,
  useUi,
} from '@deck/ui';
import { formatDate, type Instant, zonedParts } from '@deck/values';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActs } from '../../domain/payment/actions/use-acts.ts';
import { usePaymentHref } from '../../domain/payment/use-payment-href.ts';
import { quietApi } from '../../platform/api.ts';
import { live } from '../../platform/polling.ts';
import { useRight } from '../../platform/session/session-store.ts';
import { useCompany } from '../../platform/session/use-company.ts';
import { nameRoom, narrowId, TableBlock, type TableBlockProps } from './table-block.tsx';

const captureDialog = part(() => import('./capture-dialog.tsx'));
const sendDialog = part(() => import('../../domain/payment/send-dialog.tsx'));

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
  const holds = useQuery({ ...awaitingCaptureQuery, ...live });
  const count = holds.data?.totalElements ?? 0;
  return (
    <WaitingPayments
      title={t('home:awaitingCapture')}
      meta={count > 0 ? t('list.count', { count }) : undefined}
      all="/payments?waiting=capture"
      read={holds}
      rows={holds.data?.content ?? []}
      amount={({ heldAmount }) => heldAmount}
      until={{
        head: t('home:captureUntil'),
        cell: ({ captureDeadline }) =>
          captureDeadline && <Figures>{dayAndTime(captureDeadline, timeZone)}</Figures>,
      }}
      button={t('home:capture')}
      actOf={(payment) => {
        const act = actsOf(payment).find(({ action }) => action === 'capture');
        return act?.refusal === undefined ? act?.label : undefined;
      }}
      dialog={captureDialog}
      failed={t('home:capturesFailed')}
      empty={t('home:noCaptures')}
    />
  );
}

/** Links in their last hours, the soonest to expire first. The company sets the hours. */
export function ExpiringSoon() {
  const { t } = useTranslation(['payments', 'home']);
  const maySend = useRight('ORDER_INSTANCE_EDIT');
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
    <WaitingPayments
      title={t('home:expiringSoon')}
      meta={hours === undefined ? undefined : t('home:within', { count: hours })}
      all={hours === undefined ? undefined : `/payments?waiting=expiring-${hours}`}
      // Without the hours there is nothing to ask for.
      read={company.isLoadingError ? company : links}
      rows={links.data?.content ?? []}
      amount={({ amount }) => amount}
      until={{
        head: t('home:endsIn'),
        cell: ({ expiresAt }) => expiresAt && <Countdown until={expiresAt} />,
      }}
      button={t('home:sendAgain')}
      actOf={({ link }) => (maySend && link !== null ? t('home:sendAgain') : undefined)}
      dialog={sendDialog}
      failed={t('home:expiringFailed')}
      empty={t('home:noExpiring')}
    />
  );
}

/** Without the year: a hold lasts for days. */
function dayAndTime(at: Instant, timeZone: string): string {
  const { date, time } = zonedParts(at, timeZone);
  return `${formatDate(date).slice(0, 5)} ${time}`;
}

/** Of the longest word on a button. */
const actWidth = 100;

interface WaitingPaymentsProps extends Omit<TableBlockProps<Payment>, 'columns' | 'rowKey'> {
  amount: (payment: Payment) => string;
  until: Required<Pick<TableColumn<Payment>, 'head' | 'cell'>>;
  /** What stands on the button of a row. */
  button: string;
  /** What it does, by its full name; undefined where it may not be done. */
  actOf: (payment: Payment) => string | undefined;
  dialog: Part<{ payment: Payment; onClose: () => void }>;
}

/** Payments that wait for a person: order, guest, amount, deadline, and the act that ends the waiting. */
function WaitingPayments({ amount, until, button, actOf, dialog, ...block }: WaitingPaymentsProps) {
  const { t } = useTranslation(['payments', 'home']);
  const [chosen, setChosen] = useState<Payment>();
  const columns: TableColumn<Payment>[] = [
    {
      id: 'order',
      head: t('list.columns.order'),
      room: { ...narrowId, priority: 2 },
      phone: 'meta',
      cell: ({ orderExternalId, number }) => <Figures>{orderExternalId ?? number}</Figures>,
    },
    {
      id: 'customer',
      head: t('list.columns.customer'),
      // Beside a button there is no more in half a page.
      room: { ...nameRoom, least: 104 },
      phone: 'title',
      cell: ({ customerName }) => customerName,
    },
    {
      id: 'amount',
      head: t('list.columns.amount'),
      room: rooms.amount,
      phone: 'amount',
      amount: (payment) => ({ amount: amount(payment), currency: payment.currency }),
    },
    { ...until, id: 'until', room: fixedRoom(112, 1), quiet: true, phone: 'status' },
  ];
  return (
    <>
      <TableBlock
        {...block}
        columns={columns}
        rowKey={({ id }) => id}
        rowHref={usePaymentHref()}
        actionsWidth={actWidth}
        rowActions={(payment) => {
          const act = actOf(payment);
          return (
            act !== undefined && (
              <Button
                size="small"
                aria-label={t('home:actOf', { act, payment: payment.number })}
                onClick={() => setChosen(payment)}
              >
                {button}
              </Button>
            )
          );
        }}
      />
      {chosen && (
        <LazyPart
          of={dialog}
          key={chosen.id}
          payment={chosen}
          onClose={() => setChosen(undefined)}
          waiting={null}
        />
      )}
    </>
  );
}

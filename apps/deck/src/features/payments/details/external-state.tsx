import type { ExternalState as State } from '@deck/api/contract/payment-actions';
import type { Payment } from '@deck/api/contract/payments';
import { query } from '@deck/api/react';
import {
  Alert,
  Button,
  Card,
  FactList,
  Figures,
  rooms,
  Stack,
  Table,
  type TableColumn,
  useUi,
} from '@deck/ui';
import { formatInstant } from '@deck/values';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api.ts';
import { amountText } from '../../../platform/format/amount-text.ts';

type Operation = State['operations'][number];

/** What the provider knows, asked for by hand: beside what stands here it says where the two differ. */
export function ExternalState({ payment }: { payment: Payment }) {
  const { t } = useTranslation(['payment', 'payments', 'labels', 'app']);
  const { locale, timeZone } = useUi();
  const state = useQuery({ ...query(api.paymentActions.externalState, { id: payment.id }), enabled: false });
  if (payment.transactionId === null) return null;
  const look = (
    <Button variant="quiet" size="small" loading={state.isFetching} onClick={() => void state.refetch()}>
      {t('external.look')}
    </Button>
  );
  const known = state.data;
  const text = (amount: string) => amountText(amount, known?.currency ?? payment.currency, locale);
  return (
    <Card title={t('external.title')} action={look}>
      <Stack>
        {state.isError && <Alert tone="danger" announced title={t('app:errors.data')} />}
        {!known && <p>{t('external.text')}</p>}
        {known && (
          <>
            <Alert
              tone={known.inSync ? 'success' : 'warning'}
              title={t(known.inSync ? 'external.inSync' : 'external.outOfSync')}
            />
            <FactList
              facts={[
                [t('transaction.providerPaymentId'), known.providerPaymentId],
                [t('fact.authorized'), text(known.authorizedAmount)],
                [t('payments:details.captured'), text(known.capturedAmount)],
                [t('payments:details.refunded'), text(known.refundedAmount)],
                [t('external.released'), text(known.releasedAmount)],
              ]}
            />
            <Table
              label={t('external.title')}
              frame="card"
              columns={columns(t, timeZone)}
              rows={known.operations}
              rowKey={({ pspOperationId }) => pspOperationId}
              empty={{ title: t('external.empty') }}
            />
          </>
        )}
      </Stack>
    </Card>
  );
}

function columns(
  t: TFunction<['payment', 'payments', 'labels', 'app']>,
  timeZone: string,
): TableColumn<Operation>[] {
  return [
    {
      id: 'type',
      head: t('external.operation'),
      room: rooms.name,
      phone: 'title',
      cell: ({ type }) => t(`payments:details.transactionType.${type}`),
    },
    {
      id: 'outcome',
      head: t('external.outcome'),
      room: { ...rooms.status, least: 120, ideal: 136 },
      phone: 'status',
      cell: ({ outcome }) => t(`labels:externalOutcome.${outcome}`),
    },
    {
      id: 'applied',
      head: t('external.applied'),
      room: { ...rooms.word, priority: 3 },
      quiet: true,
      phone: 'meta',
      cell: ({ applied }) => t(applied ? 'external.yes' : 'external.no'),
    },
    {
      id: 'asked',
      head: t('external.asked'),
      room: { ...rooms.moment, priority: 2 },
      quiet: true,
      phone: 'meta',
      cell: ({ createdAt }) => <Figures>{formatInstant(createdAt, timeZone)}</Figures>,
    },
    {
      id: 'amount',
      head: t('payments:details.amount'),
      room: rooms.amount,
      phone: 'amount',
      amount: ({ amount, currency }) => ({ amount, currency }),
    },
  ];
}

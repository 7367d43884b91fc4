import type { TimelineEvent } from '@deck/api/contract/orders';
import type { Payment } from '@deck/api/contract/payments';
import type { Transaction } from '@deck/api/contract/transactions';
import { query } from '@deck/api/react';
import { CLARIFICATION_MINUTES, paymentKinds, pspStatuses, TERMINAL_MINUTES } from '@deck/api/rules';
import { type DeclineReason, declineReasons, declineResponseCodes } from '@deck/api/vocabulary';
import { Alert, Button, useToast } from '@deck/ui';
import { useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Verdict } from '../../../domain/payment/actions/act-alerts.tsx';
import { invalidateMoneyQueries } from '../../../domain/payment/invalidate-money-queries.ts';
import { isPageOpen } from '../../../domain/payment/is-page-open.ts';
import { useReason } from '../../../domain/payment/payment-words.ts';
import { api, queryClient, quietApi } from '../../../platform/api.ts';
import { useIdempotentMutation } from '../../../platform/forms/use-idempotent-mutation.ts';
import { useRight } from '../../../platform/session/session-store.ts';

interface CheckAgainProps {
  payment: Payment;
  transactions: readonly Transaction[];
}

/** The bank owes an answer: it can be asked for it again, by hand too. */
export function CheckAgain({ payment, transactions }: CheckAgainProps) {
  const isOpen =
    pspStatuses.includes(payment.status) || transactions.some(({ status }) => status === 'PROCESSING');
  return isOpen ? <Waiting payment={payment} /> : null;
}

function Waiting({ payment }: { payment: Payment }) {
  const { t } = useTranslation(['payment', 'app']);
  const toast = useToast();
  const update = useIdempotentMutation(
    (id: string, idempotencyKey) => api.paymentActions.update({ id, body: {} }, { idempotencyKey }),
    {
      onDone: async (now) => {
        await invalidateMoneyQueries();
        const hasNews = now.status !== payment.status || now.modifiedAt !== payment.modifiedAt;
        toast({
          tone: hasNews ? 'success' : 'info',
          title: t(hasNews ? 'check.changed' : 'check.unchanged'),
        });
      },
      repeatable: true,
      // Asking changes nothing that the bank has not done already: reading the payment says all there is.
      reconcile: async (): Promise<Verdict> => {
        await queryClient.fetchQuery({ ...query(quietApi.payments.get, { id: payment.id }), staleTime: 0 });
        void invalidateMoneyQueries();
        return 'undone';
      },
    },
  );
  return (
    <Alert
      tone="info"
      title={t('check.waiting')}
      action={
        <Button
          size="small"
          icon={RotateCw}
          loading={update.isSending}
          onClick={() => update.send(payment.id)}
        >
          {t('check.again')}
        </Button>
      }
    >
      {payment.status === 'WAITING' && `${t('app:errors.code.LONG_WAITING')} `}
      {t('check.waitingText')}
    </Alert>
  );
}

/** Why the payment came to nothing, or its last card did, and what can be done next. */
export function EndNotice({ payment }: { payment: Payment }) {
  const { t } = useTranslation(['payment', 'messages']);
  const reasonOf = useReason();
  const { status } = payment;
  if (status === 'CANCELED') return <Canceled payment={payment} />;
  if (status === 'DECLINED' || (status === 'EXPIRED' && payment.reason !== null))
    return <Declined payment={payment} />;
  if (status === 'ERROR')
    return (
      <Alert tone="danger" title={t('messages:payment.error')} action={<Again payment={payment} />}>
        {reasonOf(payment.reason)}
      </Alert>
    );
  if (status !== 'EXPIRED' && status !== 'RATE_EXPIRE') return null;
  const over = paymentKinds[payment.type].hasDueDate ? 'invoiceOver' : 'again';
  return (
    <Alert tone="info" title={t(`${over}.${status}`)} action={<Again payment={payment} />}>
      {t(`${over}.text`)}
    </Alert>
  );
}

function Declined({ payment }: { payment: Payment }) {
  const { t } = useTranslation(['payment', 'labels']);
  const reason = declineReasons.find((each): each is DeclineReason => each === payment.reason);
  const isOpen = isPageOpen(payment);
  // Staff have a page before them, and sent nobody a link.
  const place = paymentKinds[payment.type].page === 'TERMINAL' ? 'page' : 'link';
  const what = reason ? t(`labels:declined.${reason}.what`) : t('declined.other');
  const why = reason
    ? `${t(`labels:declined.${reason}.why`)} ${t('declined.code', { code: declineResponseCodes[reason] })}`
    : payment.reason;
  return (
    <Alert
      tone="danger"
      title={`${what} ${t('declined.nothingTaken')}`}
      action={!isOpen && <Again payment={payment} />}
    >
      <p>{why}</p>
      <p>
        {reason && `${t(`labels:declined.${reason}.next`)} `}
        {t(isOpen ? `declined.${place}Lives` : `declined.${place}Over`)}
      </p>
    </Alert>
  );
}

/** Staff know why they canceled; what the clock canceled says why. */
function Canceled({ payment }: { payment: Payment }) {
  const { t } = useTranslation('payment');
  const { data: events = [] } = useQuery(query(api.payments.history, { id: payment.id }));
  if (!wasByItself(events)) return null;
  const wasTerminal = paymentKinds[payment.type].page === 'TERMINAL' && payment.transactionId === null;
  return (
    <Alert
      tone="warning"
      title={t(wasTerminal ? 'canceled.terminal' : 'canceled.clarification', {
        minutes: wasTerminal ? TERMINAL_MINUTES : CLARIFICATION_MINUTES,
      })}
      action={<Again payment={payment} />}
    />
  );
}

/** A payment of the same kind and amount, to be looked over before it is made. */
function Again({ payment }: { payment: Payment }) {
  const { t } = useTranslation('payment');
  if (!useRight('ORDER_INSTANCE_EDIT')) return null;
  return (
    <Button size="small" href={`/orders/${payment.orderId}/new-payment?like=${payment.id}`}>
      {t('again.act')}
    </Button>
  );
}

const wasByItself = (events: readonly TimelineEvent[]): boolean =>
  events.find(({ type }) => type === 'REVOKED')?.author.kind === 'SYSTEM';

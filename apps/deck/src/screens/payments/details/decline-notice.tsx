import type { TimelineEvent } from '@deck/api/contract/orders';
import type { Payment } from '@deck/api/contract/payments';
import { query } from '@deck/api/react';
import { CLARIFICATION_MINUTES, TERMINAL_MINUTES } from '@deck/api/rules';
import { type DeclineReason, declineReasons, declineResponseCodes } from '@deck/api/vocabulary';
import { Alert } from '@deck/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api.ts';

/** What happened to the last card, why, and what can be done next; or why the payment was cancelled by itself. */
export function DeclineNotice({ payment }: { payment: Payment }) {
  if (payment.status === 'CANCELED') return <Canceled payment={payment} />;
  return <Declined payment={payment} />;
}

function Declined({ payment }: { payment: Payment }) {
  const { t } = useTranslation(['payment', 'labels']);
  const { status } = payment;
  const reason = declineReasons.find((each): each is DeclineReason => each === payment.reason);
  if (status !== 'DECLINED' && !(status === 'EXPIRED' && reason)) return null;
  const lives = status === 'DECLINED' && payment.link !== null;
  const what = reason ? t(`labels:declined.${reason}.what`) : t('declined.other');
  const why = reason
    ? `${t(`labels:declined.${reason}.why`)} ${t('declined.code', { code: declineResponseCodes[reason] })}`
    : payment.reason;
  return (
    <Alert tone="danger" title={`${what} ${t('declined.nothingTaken')}`}>
      <p>{why}</p>
      <p>
        {reason && `${t(`labels:declined.${reason}.next`)} `}
        {t(lives ? 'declined.linkLives' : 'declined.linkOver')}
      </p>
    </Alert>
  );
}

/** Staff know why they cancelled; what the clock cancelled says why. */
function Canceled({ payment }: { payment: Payment }) {
  const { t } = useTranslation('payment');
  const { data: events = [] } = useQuery(query(api.payments.history, { id: payment.id }));
  if (!wasByItself(events)) return null;
  const wasTerminal = payment.transactionId === null;
  return (
    <Alert
      tone="warning"
      title={t(wasTerminal ? 'canceled.terminal' : 'canceled.clarification', {
        minutes: wasTerminal ? TERMINAL_MINUTES : CLARIFICATION_MINUTES,
      })}
    />
  );
}

const wasByItself = (events: readonly TimelineEvent[]): boolean =>
  events.find(({ type }) => type === 'REVOKED')?.author.kind === 'SYSTEM';

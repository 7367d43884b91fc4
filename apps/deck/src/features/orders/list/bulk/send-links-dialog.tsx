import type { OrderSummary } from '@deck/api/contract/orders';
import { Alert, Inline, Modal, Skeleton, StatusDot, Text, useUi } from '@deck/ui';
import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { orderPaymentsQuery } from '../../../../domain/payment/use-order-payments.ts';
import { amountText } from '../../../../platform/format/amount-text.ts';
import { useRefusal } from '../../../../platform/forms/use-refusal.ts';
import { getOpenLinks, getRemindedLinks, type LinkMessage, type OpenLink } from './open-links.ts';
import * as css from './send-links-dialog.css.ts';
import { type Outcome, useSendLinks } from './use-send-links.ts';

const linksOf = { send: getOpenLinks, remind: getRemindedLinks } as const;

interface SendLinksDialogProps {
  readonly message: LinkMessage;
  readonly orders: readonly OrderSummary[];
  readonly onClose: () => void;
}

/** Sends the open links of the chosen orders, or reminders. Orders without a link or recipient are named first. */
export default function SendLinksDialog({ message, orders, onClose }: SendLinksDialogProps) {
  const { t } = useTranslation(['orders', 'list']);
  const { outcomes, isSending, send } = useSendLinks(message);
  const answers = useQueries({
    queries: orders.map(({ id }) => orderPaymentsQuery(id)),
  });
  const isRead = answers.every(({ isPending }) => !isPending);
  const found = orders.map((order, place) => ({
    order,
    links: linksOf[message](order, answers[place]?.data ?? []),
    isUnread: answers[place]?.isError ?? false,
  }));
  const links = found.flatMap((each) => each.links);
  const without = found.filter((each) => each.links.length === 0 && !each.isUnread);
  const unread = found.filter((each) => each.isUnread);
  const left = links.filter(({ payment }) => outcomes.get(payment.id) !== 'sent').length;

  return (
    <Modal
      open
      title={t(`bulk.${message}`)}
      description={isRead ? t(`bulk.${message}Text`, { count: links.length }) : undefined}
      onClose={onClose}
      loading={isSending}
      action={
        isRead && left > 0
          ? { label: t(`bulk.${message}Count`, { count: left }), onAct: () => send(links) }
          : undefined
      }
    >
      {isRead ? (
        <ul className={css.list}>
          {links.map((link) => (
            <LinkRow key={link.payment.id} link={link} outcome={outcomes.get(link.payment.id)} />
          ))}
        </ul>
      ) : (
        <Skeleton width="100%" />
      )}
      {isRead && without.length > 0 && (
        <Alert
          tone="info"
          title={t(message === 'send' ? 'bulk.without' : 'bulk.withoutReminder', { count: without.length })}
        >
          {without.map(({ order }) => order.externalId).join(', ')}
        </Alert>
      )}
      {unread.length > 0 && (
        <Alert tone="warning" title={t('bulk.unread')}>
          {unread.map(({ order }) => order.externalId).join(', ')}
        </Alert>
      )}
    </Modal>
  );
}

function LinkRow({ link, outcome }: { readonly link: OpenLink; readonly outcome: Outcome | undefined }) {
  const { t } = useTranslation('orders');
  const { locale } = useUi();
  const { order, payment, recipient } = link;
  const refusal = useRefusal(outcome instanceof Error ? outcome : null);
  return (
    <li>
      <Inline spread>
        <div>
          <Text>{`${order.externalId} · ${amountText(payment.amount, payment.currency, locale)}`}</Text>
          <Text size="meta">{refusal ?? recipient}</Text>
        </div>
        {outcome !== undefined && (
          <span role="status">
            <StatusDot tone={getTone(outcome)} label={t(`bulk.outcome.${getWord(outcome)}`)} />
          </span>
        )}
      </Inline>
    </li>
  );
}

const getTone = (outcome: Outcome) =>
  outcome instanceof Error ? 'danger' : outcome === 'sent' ? 'success' : 'info';

const getWord = (outcome: Outcome) => (outcome instanceof Error ? 'failed' : outcome);

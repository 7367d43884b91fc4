import type { Order } from '@deck/api/contract/orders';
import type { Tender } from '@deck/api/contract/tenders';
import { query } from '@deck/api/react';
import { type DeclineReason, declineReasons } from '@deck/api/vocabulary';
import { Badge, Confirm, CopyField, FactList, Modal, Stack, useToast, useUi } from '@deck/ui';
import { formatInstant } from '@deck/values';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  ActRefusalAlert,
  UnknownOutcomeAlert,
  type Verdict,
} from '../../../domain/payment/actions/act-alerts.tsx';
import { findRequestDelivery } from '../../../domain/payment/delivery.ts';
import { invalidateMoneyQueries } from '../../../domain/payment/invalidate-money-queries.ts';
import { useDeliveryText } from '../../../domain/payment/split/sent-notice.tsx';
import { api, queryClient, quietApi } from '../../../platform/api.ts';
import { useIdempotentMutation } from '../../../platform/forms/use-idempotent-mutation.ts';
import { useRight } from '../../../platform/session/session-store.ts';
import { cardName, getExpiry, isAsked, stateTones } from './tender-words.ts';

interface CardDialogProps {
  order: Order;
  tender: Tender;
  onClose: () => void;
}

/** All facts of a saved card or a card request. A card can be deleted here, and a request canceled. */
export function CardDialog({ order, tender, onClose }: CardDialogProps) {
  const { t } = useTranslation(['order', 'labels', 'app']);
  const mayWrite = useRight('ORDER_INSTANCE_EDIT');
  const [asking, setAsking] = useState(false);
  const submission = useCancelTender(order, tender, onClose);
  const isSaved = tender.state === 'TOKENIZED';
  const card = cardName(tender);
  const canEnd = mayWrite && (isSaved || (isAsked(tender) && tender.state !== 'REVOKE_REQUESTED'));
  if (asking)
    return (
      <Confirm
        open
        title={isSaved ? t('cards.deleteTitle', { card }) : t('cards.cancelTitle')}
        description={
          isSaved ? t('cards.deleteText') : t('cards.cancelText', { recipient: tender.customerEmail })
        }
        safeLabel={t(isSaved ? 'cards.deleteKeep' : 'cards.cancelKeep')}
        onClose={() => setAsking(false)}
        action={{
          label: t(isSaved ? 'cards.delete' : 'cards.cancelRequest'),
          tone: 'danger',
          onAct: () => {
            setAsking(false);
            submission.send(tender.id);
          },
        }}
      />
    );
  return (
    <Modal
      open
      title={card ?? t('cards.requestRow')}
      safeLabel={
        canEnd && submission.unknownOutcome !== 'done'
          ? t(isSaved ? 'cards.deleteKeep' : 'cards.cancelKeep')
          : undefined
      }
      onClose={onClose}
      loading={submission.isSending}
      action={
        canEnd && submission.unknownOutcome !== 'done'
          ? {
              label: t(isSaved ? 'cards.delete' : 'cards.cancelRequest'),
              tone: 'danger',
              onAct: () => setAsking(true),
            }
          : undefined
      }
    >
      <Stack>
        <UnknownOutcomeAlert unknownOutcome={submission.unknownOutcome} onReadAgain={submission.readAgain} />
        {!submission.isSending && <ActRefusalAlert failure={submission.refusal} />}
        <TenderFacts tender={tender} timeline={order.timeline} />
        {tender.link !== null && isAsked(tender) && (
          <CopyField label={t('cards.requestRow')} labelHidden value={tender.link} />
        )}
      </Stack>
    </Modal>
  );
}

function TenderFacts({ tender, timeline }: { tender: Tender; timeline: Order['timeline'] }) {
  const { t } = useTranslation(['order', 'orders', 'payments', 'labels', 'app']);
  const { timeZone } = useUi();
  const reason = declineReasons.find((each): each is DeclineReason => each === tender.reason);
  const textOf = useDeliveryText();
  const instant = (at: string) => `${formatInstant(at, timeZone)}, ${timeZone}`;
  return (
    <FactList
      facts={[
        [
          t('cards.state'),
          <Badge key="s" tone={stateTones[tender.state]} label={t(`app:paymentStatus.${tender.state}`)} />,
        ],
        [t('payments:details.reason'), reason ? t(`app:declineReason.${reason}`) : tender.reason],
        [t('cards.card'), tender.name === '' ? '' : `${t(`labels:cardType.${tender.type}`)} ${tender.name}`],
        [t('cards.holder'), tender.cardHolder],
        [t('cards.expires'), getExpiry(tender)],
        [t('orders:fields.email'), tender.customerEmail],
        [t('orders:details.order'), tender.orderExternalId],
        [
          t('payments:details.lifetime'),
          tender.expiresAt && isAsked(tender)
            ? t('payments:details.until', { time: instant(tender.expiresAt) })
            : '',
        ],
        [t('cards.message'), isAsked(tender) ? textOf(findRequestDelivery(tender.id, timeline)) : ''],
        [t('cards.made'), `${tender.createdBy}, ${instant(tender.createdAt)}`],
        [t('fact.modified'), instant(tender.modifiedAt)],
      ]}
    />
  );
}

function useCancelTender(order: Order, { id, state, ...tender }: Tender, onDone: () => void) {
  const { t } = useTranslation('order');
  const toast = useToast();
  return useIdempotentMutation(
    (tenderId: string, idempotencyKey) =>
      api.orderCards.cancel({ id: order.id, tenderId }, { idempotencyKey, handledErrors: 'all' }),
    {
      onDone: async (now) => {
        await invalidateMoneyQueries();
        const words =
          now.state === 'REVOKE_REQUESTED' ? 'canceling' : state === 'TOKENIZED' ? 'deleted' : 'canceled';
        toast({
          tone: 'success',
          title: t(`cards.${words}`, { card: cardName({ id, state, ...tender }) }),
        });
        onDone();
      },
      reconcile: async (): Promise<Verdict> => {
        const tenders = await queryClient.fetchQuery({
          ...query(quietApi.orderCards.list, { id: order.id }),
          staleTime: 0,
        });
        void invalidateMoneyQueries();
        return tenders.find((each) => each.id === id)?.state === state ? 'undone' : 'done';
      },
    },
  );
}

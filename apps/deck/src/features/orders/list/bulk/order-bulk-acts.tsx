import type { OrderSummary } from '@deck/api/contract/orders';
import { inAreas } from '@deck/api/react';
import { Button, LazyPart, part, useToast } from '@deck/ui';
import { BellRing, Pin, PinOff, Send } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, queryClient } from '../../../../platform/api.ts';
import { isOffered } from '../acts/order-acts.ts';
import type { LinkMessage } from './open-links.ts';

const dialog = part(() => import('./send-links-dialog.tsx'));

const icons = { send: Send, remind: BellRing } as const;

/** What staff do with several orders: send their links again, remind of them, and keep the orders at the top. */
export function OrderBulkActs({ orders }: { readonly orders: readonly OrderSummary[] }) {
  const { t } = useTranslation('orders');
  // What is sent stays as it was chosen, while the list is read again behind it.
  const [begun, setBegun] = useState<{ message: LinkMessage; orders: readonly OrderSummary[] }>();
  return (
    <>
      {(['send', 'remind'] as const).map((message) => {
        const served = orders.filter((order) => isOffered(message, order)).length;
        return (
          <Button
            key={message}
            icon={icons[message]}
            disabled={served === 0}
            onPointerEnter={dialog.preload}
            onFocus={dialog.preload}
            onClick={() => setBegun({ message, orders })}
          >
            {t(`bulk.${message}To`, { count: served })}
          </Button>
        );
      })}
      <PinAll orders={orders} />
      {begun && <LazyPart of={dialog} waiting={null} {...begun} onClose={() => setBegun(undefined)} />}
    </>
  );
}

/** Pins those that are not yet; where all are, lets them go. */
function PinAll({ orders }: { readonly orders: readonly OrderSummary[] }) {
  const { t } = useTranslation('orders');
  const toast = useToast();
  const [isTurning, setTurning] = useState(false);
  const arePinned = orders.every(({ pinned }) => pinned);
  const call = arePinned ? api.orders.unpin : api.orders.pin;

  async function turn() {
    setTurning(true);
    const turned = orders.filter(({ pinned }) => pinned === arePinned);
    const answers = await Promise.allSettled(turned.map(({ id }) => call({ id }, { handledErrors: 'all' })));
    const failed = turned.filter((_, place) => answers[place]?.status === 'rejected');
    await queryClient.invalidateQueries(inAreas('orders'));
    setTurning(false);
    const count = turned.length - failed.length;
    toast(
      failed.length === 0
        ? { tone: 'success', title: t(arePinned ? 'bulk.unpinned' : 'bulk.pinned', { count }) }
        : {
            tone: 'danger',
            title: t('bulk.notAll', { count, all: turned.length }),
            text: failed.map(({ externalId }) => externalId).join(', '),
          },
    );
  }

  return (
    <Button icon={arePinned ? PinOff : Pin} loading={isTurning} onClick={() => void turn()}>
      {t(arePinned ? 'bulk.unpin' : 'bulk.pin')}
    </Button>
  );
}

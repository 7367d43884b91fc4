import type { Payment } from '@deck/api/contract/payments';
import { inAreas, query } from '@deck/api/react';
import { cardLabel } from '@deck/api/rules';
import { copyText, type PaletteAct, type PaletteItem, useToast, useUi } from '@deck/ui';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight, Copy, HandCoins, Link, Pin, PinOff, Send, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { orderPaymentsQuery } from '../../../domain/payment/use-order-payments.ts';
import { api, queryClient, quietApi } from '../../../platform/api.ts';
import { amountText } from '../../../platform/format/amount-text.ts';
import { useRight } from '../../../platform/session/session-store.ts';
import { actsOfOrder } from './acts-of-order.ts';
import type { FoundActProps } from './found-act.tsx';

type Begun = Omit<FoundActProps, 'onClose'>;

/**
 * What can be done with an order found in the palette: what its payments and the person's rights allow.
 * @param isOpen nothing is read for a palette that is closed
 */
export function useOrderActs(isOpen: boolean) {
  const { t } = useTranslation('palette');
  const { locale } = useUi();
  const toast = useToast();
  const navigate = useNavigate();
  const mayCapture = useRight('PAYMENT_CAPTURE');
  const mayRefund = useRight('PAYMENT_REFUND');
  const maySend = useRight('ORDER_INSTANCE_EDIT');
  const [item, setItem] = useState<PaletteItem>();
  const [begun, setBegun] = useState<Begun>();
  const id = item?.id.replace('/orders/', '') ?? '';
  const enabled = isOpen && item !== undefined;
  const payments = useQuery({ ...orderPaymentsQuery(id, quietApi.orderPayments), enabled });
  const order = useQuery({ ...query(quietApi.orders.get, { id }), enabled });
  const isPinned = order.data?.pinned ?? false;
  const { capture, refund, link } = actsOfOrder(payments.data ?? []);
  const most = ({ card, currency }: Payment, amount: string) =>
    [t('acts.most', { amount: amountText(amount, currency, locale) }), card && cardLabel(card)]
      .filter(Boolean)
      .join(', ');

  const acts: (PaletteAct | false)[] = [
    capture !== undefined &&
      mayCapture && {
        id: 'capture',
        label: t('acts.capture'),
        hint: most(capture, capture.actions.capture.amount),
        icon: HandCoins,
        letter: 'A',
      },
    refund !== undefined &&
      mayRefund && {
        id: 'refund',
        label: t('acts.refund'),
        hint: most(refund, refund.actions.refund.amount),
        icon: Undo2,
        letter: 'R',
      },
    link !== undefined &&
      maySend && {
        id: 'send',
        label: t(link.dispatches.length === 0 ? 'acts.send' : 'acts.again'),
        hint: amountText(link.amount, link.currency, locale),
        icon: Send,
        letter: 'S',
      },
    link !== undefined && { id: 'copy', label: t('acts.copy'), hint: link.number, icon: Link, letter: 'C' },
    { id: 'id', label: t('acts.copyId'), icon: Copy, letter: 'I' },
    order.data !== undefined && {
      id: 'pin',
      label: t(isPinned ? 'acts.unpin' : 'acts.pin'),
      icon: isPinned ? PinOff : Pin,
      letter: 'P',
    },
    { id: 'open', label: t('acts.open'), icon: ArrowRight, letter: 'O' },
  ];

  async function copy(text: string, done: string, name?: string) {
    const isCopied = (await copyText(text)) === 'copied';
    toast(
      isCopied
        ? { tone: 'success', title: done, text: name }
        : { tone: 'danger', title: t('acts.notCopied'), text },
    );
  }

  async function pin(name: string) {
    const call = isPinned ? api.orders.unpin : api.orders.pin;
    // What fails is said by the call itself.
    const isDone = await call({ id }).then(
      () => true,
      () => false,
    );
    await queryClient.invalidateQueries(inAreas('orders'));
    if (isDone) toast({ tone: 'success', title: t(isPinned ? 'acts.unpinned' : 'acts.pinned'), text: name });
  }

  function act(chosen: PaletteAct, { id: href, label }: PaletteItem) {
    const externalId = order.data?.externalId ?? label;
    if (chosen.id === 'copy') return link?.link && void copy(link.link, t('acts.copied'), link.number);
    if (chosen.id === 'id') return void copy(externalId, t('acts.idCopied'), externalId);
    if (chosen.id === 'pin') return void pin(externalId);
    void navigate(href);
    if (chosen.id === 'capture' && capture) setBegun({ act: 'capture', payment: capture });
    if (chosen.id === 'refund' && refund) setBegun({ act: 'refund', payment: refund });
    if (chosen.id === 'send' && link) setBegun({ act: 'send', payment: link });
  }

  return {
    acts:
      item === undefined || payments.isPending || order.isPending
        ? undefined
        : acts.filter((one) => one !== false),
    onActs: setItem,
    onAct: act,
    begun,
    onEnd: () => setBegun(undefined),
  };
}

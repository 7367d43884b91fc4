import { query } from '@deck/api/react';
import { cardLabel } from '@deck/api/rules';
import { copyText, type PaletteAct, type PaletteItem, useToast, useUi } from '@deck/ui';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight, Link, Send, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { quietApi } from '../../../platform/api.ts';
import { amountText } from '../../../platform/format/amount-text.ts';
import { useRight } from '../../../platform/session/session-store.ts';
import { actsOfOrder } from './acts-of-order.ts';
import type { FoundActProps } from './found-act.tsx';

type Begun = Omit<FoundActProps, 'onClose'>;

/** What can be done with an order found in the palette: what its payments and the person's rights allow. */
export function useOrderActs() {
  const { t } = useTranslation('palette');
  const { locale } = useUi();
  const toast = useToast();
  const navigate = useNavigate();
  const mayRefund = useRight('PAYMENT_REFUND');
  const maySend = useRight('ORDER_INSTANCE_EDIT');
  const [item, setItem] = useState<PaletteItem>();
  const [begun, setBegun] = useState<Begun>();
  const id = item?.id.replace('/orders/', '') ?? '';
  const { data, isPending } = useQuery({
    ...query(quietApi.orderPayments.list, { id }),
    enabled: item !== undefined,
  });
  const { refund, link } = actsOfOrder(data ?? []);

  const acts: (PaletteAct | false)[] = [
    refund !== undefined &&
      mayRefund && {
        id: 'refund',
        label: t('acts.refund'),
        hint: [
          t('acts.most', { amount: amountText(refund.actions.refund.amount, refund.currency, locale) }),
          refund.card && cardLabel(refund.card),
        ]
          .filter(Boolean)
          .join(', '),
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
    { id: 'open', label: t('acts.open'), icon: ArrowRight, letter: 'O' },
  ];

  async function copy(address: string, number: string) {
    const isCopied = (await copyText(address)) === 'copied';
    toast(
      isCopied
        ? { tone: 'success', title: t('acts.copied'), text: number }
        : { tone: 'danger', title: t('acts.notCopied'), text: address },
    );
  }

  function act(chosen: PaletteAct, { id: href }: PaletteItem) {
    if (chosen.id === 'copy') {
      if (link?.link) void copy(link.link, link.number);
      return;
    }
    void navigate(href);
    if (chosen.id === 'refund' && refund) setBegun({ act: 'refund', payment: refund });
    if (chosen.id === 'send' && link) setBegun({ act: 'send', payment: link });
  }

  return {
    acts: item === undefined || isPending ? undefined : acts.filter((one) => one !== false),
    onActs: setItem,
    onAct: act,
    begun,
    onEnd: () => setBegun(undefined),
  };
}

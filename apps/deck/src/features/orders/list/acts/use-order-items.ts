import type { OrderSummary } from '@deck/api/contract/orders';
import type { IconShape, MenuItem } from '@deck/ui';
import {
  BanknoteArrowUp,
  BellRing,
  Copy,
  HandCoins,
  Link,
  PanelRight,
  Pin,
  PinOff,
  ReceiptText,
  Send,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCopyNumber } from '../../../../platform/list/use-copy-number.ts';
import { useRight } from '../../../../platform/session/session-store.ts';
import { turnPin } from '../../shared/pin-button.tsx';
import type { OrderAct } from './order-acts.ts';
import { type ActedOrder, useOfferedActs } from './use-order-acts.tsx';

const icons: Readonly<Record<OrderAct, IconShape>> = {
  capture: HandCoins,
  send: Send,
  remind: BellRing,
  refund: BanknoteArrowUp,
  copy: Link,
};

/** What the menu of a row offers for its order: what its state and the rights allow. */
export function useOrderItems(
  begin: (act: OrderAct, order: ActedOrder) => void,
): (order: OrderSummary, onLook: () => void) => readonly MenuItem[] {
  const { t } = useTranslation(['orders', 'list']);
  const mayOpen = useRight('ORDER_INSTANCE_VIEW');
  const mayPin = useRight('ORDER_INSTANCE_EDIT');
  const offered = useOfferedActs();
  const copyNumber = useCopyNumber();

  return (order, onLook) => {
    const views: readonly MenuItem[] = [
      { label: t('list:row.open'), icon: ReceiptText, href: `/orders/${order.id}`, shortcut: 'Enter' },
      { label: t('list:row.look'), icon: PanelRight, onSelect: onLook, shortcut: 'Space' },
    ];
    const acts = offered(order).map(
      (act): MenuItem => ({
        label: t(`acts.${act}`),
        icon: icons[act],
        onSelect: () => begin(act, order),
      }),
    );
    const pin: MenuItem = {
      label: t(order.pinned ? 'list.unpin' : 'list.pin'),
      icon: order.pinned ? PinOff : Pin,
      onSelect: () => void turnPin(order).catch(() => undefined),
    };
    return [
      ...(mayOpen ? views : []),
      'separator',
      ...acts,
      'separator',
      ...(mayPin ? [pin] : []),
      { label: t('list:row.copyNumber'), icon: Copy, onSelect: () => void copyNumber(order.externalId) },
    ];
  };
}

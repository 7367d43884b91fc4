import { Button, IconButton, Menu } from '@deck/ui';
import { Infinity as Endless, FileUp, Plus, Users, Wallet, Zap } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { holds } from '../../../platform/session/permission-map.ts';
import { useSession } from '../../../platform/session/session-store.ts';

const shortWays = [
  { path: '/orders/fast-payment', title: 'fastPayment', icon: Zap, needs: 'ORDER_INSTANCE_CREATE' },
  { path: '/orders/split-payment', title: 'splitPayment', icon: Users, needs: 'ORDER_SPLIT_PAYMENTS' },
  { path: '/orders/spot-payment', title: 'permanentLink', icon: Endless, needs: 'ORDER_PERMANENT_LINK' },
  { path: '/orders/upload-file', title: 'uploadFile', icon: FileUp, needs: 'ORDER_INSTANCE_CREATE' },
] as const;

const newOrder = { icon: Plus, href: '/orders/create', variant: 'primary' } as const;

interface CreateActions {
  /** A new order, and the shorter ways to a payment. */
  readonly actions: ReactElement | undefined;
  /** The same behind one button. */
  readonly phoneActions: ReactElement | undefined;
  /** A new order alone. */
  readonly newOrder: ReactElement | undefined;
}

/** What a person may begin: for the head of a page. */
export function useCreateActions(): CreateActions {
  const { t } = useTranslation();
  const { permissionMap } = useSession();
  const mayOrder = holds(permissionMap, 'ORDER_INSTANCE_CREATE');
  const ways = shortWays
    .filter(({ needs }) => holds(permissionMap, needs))
    .map(({ path, title, icon }) => ({ label: t(`title.${title}`), icon, href: path }));
  const order = mayOrder ? <Button {...newOrder}>{t('title.newOrder')}</Button> : undefined;
  const onPhone = { size: 'large', icon: Plus, variant: 'primary' } as const;
  const all = mayOrder ? [{ label: t('title.newOrder'), icon: Plus, href: newOrder.href }, ...ways] : ways;
  return {
    newOrder: order,
    actions:
      all.length === 0 ? undefined : (
        <>
          {ways.length > 0 && (
            <Menu trigger={<Button icon={Wallet}>{t('action.takePayment')}</Button>} items={ways} />
          )}
          {order}
        </>
      ),
    phoneActions:
      all.length === 0 ? undefined : (
        <Menu trigger={<IconButton {...onPhone} label={t('action.begin')} />} items={all} />
      ),
  };
}

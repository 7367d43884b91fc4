import type { IconShape, SidebarEntry } from '@deck/ui';
import { CreditCard, House, ReceiptText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { type MenuEntry, menu } from '../routes.ts';
import { offers } from '../session/permission-map.ts';
import { useSession } from '../session/session-store.ts';

const icons: Record<MenuEntry['label'], IconShape> = {
  home: House,
  orders: ReceiptText,
  payments: CreditCard,
};

/** The menu of the person signed in: what they may not open is not offered. */
export function useMenu(): SidebarEntry[] {
  const { t } = useTranslation();
  const { permissionMap } = useSession();
  const { pathname } = useLocation();
  return menu
    .filter((entry) => offers(permissionMap, entry.needs))
    .map((entry) => ({
      label: t(`menu.${entry.label}`),
      href: entry.path,
      icon: icons[entry.label],
      current: entry.path === '/' ? pathname === '/' : `${pathname}/`.startsWith(`${entry.path}/`),
    }));
}

import type { IconShape, SidebarEntry } from '@deck/ui';
import {
  Building2,
  CalendarCheck,
  CreditCard,
  House,
  Link,
  Plug,
  ReceiptText,
  Server,
  Settings,
  TabletSmartphone,
  Users,
  Warehouse,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useSession } from '../../platform/session/session-store.ts';
import type { MenuEntry, MenuGroup } from '../menu.ts';
import { getMenu } from './menu-places.ts';

const icons: Record<MenuEntry['label'] | MenuGroup, IconShape> = {
  home: House,
  orders: ReceiptText,
  day: CalendarCheck,
  payments: CreditCard,
  allPayments: CreditCard,
  paymentLinks: Link,
  vpos: TabletSmartphone,
  viaCms: Server,
  settings: Settings,
  company: Building2,
  properties: Warehouse,
  users: Users,
  integration: Plug,
};

/** The menu of the person signed in: what they may not open is not offered. */
export function useMenu(): SidebarEntry[] {
  const { t } = useTranslation();
  const { permissionMap } = useSession();
  const { pathname, search } = useLocation();
  return getMenu(permissionMap, { pathname, search }).map((part) => {
    if (!('group' in part)) return { ...part, label: t(`menu.${part.label}`), icon: icons[part.label] };
    return {
      label: t(`menu.${part.group}`),
      icon: icons[part.group],
      children: part.places.map((place) => ({ ...place, label: t(`menu.${place.label}`) })),
    };
  });
}

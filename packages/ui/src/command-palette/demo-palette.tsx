import { CreditCard, House, ReceiptText, Settings, Users } from 'lucide-react';
import { useState } from 'react';
import { TopBarSearch } from '../top-bar/top-bar-search.tsx';
import { CommandPalette } from './command-palette.tsx';
import { paletteKeys } from './palette-keys.ts';
import type { CommandPaletteProps, PaletteItem, SearchedGroup } from './palette-props.ts';
import { usePaletteShortcut } from './use-palette-shortcut.ts';

// The stories' palette: known screens, and orders from a server.

export const screens = {
  kind: 'known',
  id: 'screens',
  label: 'Screens',
  items: [
    { id: '/home', label: 'Home', icon: House, keywords: 'main dashboard' },
    { id: '/orders', label: 'Orders', icon: ReceiptText, keywords: 'bookings' },
    { id: '/payments', label: 'Payments', icon: CreditCard, keywords: 'operations' },
    { id: '/users', label: 'Users', icon: Users, keywords: 'staff' },
    { id: '/settings', label: 'Company settings', icon: Settings },
  ],
} as const;

export const foundOrders: readonly PaletteItem[] = [
  {
    id: 'KLB-20418',
    label: 'KLB-20418',
    hint: 'Ingrid Solheim, ingrid.solheim@example.no',
    meta: '€6,480.00',
    metaHint: 'Partially paid, €2,160.00 due',
    tone: 'warning',
  },
  {
    id: 'KLB-20421',
    label: 'KLB-20421',
    hint: 'Maria Papadopoulou, m.papadopoulou@example.gr',
    meta: '€412.50',
    icon: ReceiptText,
  },
];

export const searchedOrders: SearchedGroup = {
  kind: 'searched',
  id: 'orders',
  label: 'Orders',
  items: foundOrders,
};

/** Opens by shortcut and by the bar's field, as in the application. */
export function DemoPalette(props: CommandPaletteProps) {
  const [open, setOpen] = useState(props.open);
  const change = (next: boolean) => {
    setOpen(next);
    props.onOpenChange(next);
  };
  usePaletteShortcut(open, change);
  return (
    <>
      <TopBarSearch label={props.label} keys={paletteKeys()} onOpen={() => setOpen(true)} />
      <CommandPalette {...props} open={open} onOpenChange={change} />
    </>
  );
}

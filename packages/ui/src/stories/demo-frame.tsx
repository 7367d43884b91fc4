import {
  BedDouble,
  Bell,
  CircleQuestionMark,
  CreditCard,
  House,
  LogOut,
  ReceiptText,
  Settings,
  User,
  Users,
} from 'lucide-react';
import { useState } from 'react';
import { Artwork } from '../artwork/artwork.tsx';
import { AvatarButton } from '../avatar/avatar-button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import type { SidebarEntry } from '../sidebar/nav-types.ts';
import { Sidebar, type SidebarProps } from '../sidebar/sidebar.tsx';
import { CountedButton } from '../top-bar/counted-button.tsx';
import { TopBar } from '../top-bar/top-bar.tsx';
import { TopBarClock } from '../top-bar/top-bar-clock.tsx';
import { TopBarSearch } from '../top-bar/top-bar-search.tsx';
import { useShownBrand } from './use-shown-brand.ts';

// The menu and the bar shared by the stories of the frame, the menu and the header.

const ignore = () => undefined;

const items: readonly SidebarEntry[] = [
  { label: 'Home', icon: House, href: '#home' },
  { label: 'Orders', icon: ReceiptText, href: '#orders', current: true },
  {
    label: 'Payments',
    icon: CreditCard,
    children: [
      { label: 'All operations', href: '#payments' },
      { label: 'Payment links', href: '#payments/links' },
      { label: 'vPOS', href: '#payments/vpos' },
    ],
  },
  { label: 'Properties', icon: BedDouble, href: '#properties' },
  { label: 'Users', icon: Users, href: '#users' },
  { label: 'Company settings', icon: Settings, href: '#settings' },
];

function ShownMark() {
  return <Artwork svg={useShownBrand().mark} />;
}

/** A menu's props as in the application. */
export const demoMenu = {
  brand: { name: 'Meridian', product: 'Deck', mark: <ShownMark />, href: '#home' },
  profiles: {
    options: [
      { id: 'aegean', name: 'Aegean House' },
      { id: 'cyclades', name: 'Cyclades Charter' },
    ],
    value: 'aegean',
    onChange: ignore,
  },
  items,
  account: [
    { label: 'Profile', icon: User, href: '#profile' },
    { label: 'Log out', icon: LogOut, onSelect: ignore },
  ],
  mini: false,
  onToggle: ignore,
} satisfies SidebarProps;

/** A menu in the current brand that remembers whether it is mini. */
export function DemoSidebar({ onToggle, ...props }: SidebarProps) {
  const { name, product } = useShownBrand();
  const [mini, setMini] = useState(props.mini);
  return (
    <Sidebar
      {...props}
      brand={{ ...props.brand, name, product }}
      mini={mini}
      onToggle={() => {
        setMini(!mini);
        onToggle();
      }}
    />
  );
}

function Notifications() {
  return <CountedButton icon={Bell} count={3} label="3 unread notifications" onClick={ignore} />;
}

export function DemoTopBar() {
  return (
    <TopBar
      start={<TopBarSearch label="Search orders, guests, e-mails" keys="Ctrl K" onOpen={ignore} />}
      end={
        <>
          <TopBarClock />
          <IconButton icon={CircleQuestionMark} label="Help" />
          <Notifications />
          <AvatarButton name="Eleni Markou" label="Account of Eleni Markou" />
        </>
      }
      phoneEnd={<Notifications />}
    />
  );
}

import type { IconShape } from '../icon/icon.tsx';

/** How the menu stands: 240 wide, 64 wide, or over the page of a phone. */
export type NavSize = 'full' | 'mini' | 'drawer';

export interface SidebarLink {
  label: string;
  href: string;
  /** The page that is open, or one below it. */
  current?: boolean | undefined;
}

export interface SidebarItem extends SidebarLink {
  icon: IconShape;
  children?: never;
}

/** Opens its links and is none itself. */
export interface SidebarGroup {
  label: string;
  icon: IconShape;
  children: readonly SidebarLink[];
  href?: never;
}

/** An act in the menu: Log out. */
export interface SidebarAct {
  label: string;
  icon: IconShape;
  onSelect: () => void;
  href?: never;
  children?: never;
}

export type SidebarEntry = SidebarItem | SidebarGroup | SidebarAct;

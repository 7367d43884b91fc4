import type { IconShape } from '../icon/icon.tsx';

/** The menu's layout: 240 px wide, 64 px wide, or a drawer on a phone. */
export type NavSize = 'full' | 'mini' | 'drawer';

export interface SidebarLink {
  label: string;
  href: string;
  /** The current page, or an ancestor of it. */
  current?: boolean | undefined;
}

export interface SidebarItem extends SidebarLink {
  icon: IconShape;
  children?: never;
}

/** A group of links that is not a link itself. */
export interface SidebarGroup {
  label: string;
  icon: IconShape;
  children: readonly SidebarLink[];
  href?: never;
}

/** A button in the menu, such as Log out. */
export interface SidebarAct {
  label: string;
  icon: IconShape;
  onSelect: () => void;
  href?: never;
  children?: never;
}

export type SidebarEntry = SidebarItem | SidebarGroup | SidebarAct;

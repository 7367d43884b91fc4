import type { IconShape } from '../icon/icon.tsx';

interface MenuItemBase {
  /** The label: the action with its object, such as "Cancel the link". */
  label: string;
  /** The language of the label if it differs from the page's, such as `el`, for screen readers. */
  lang?: string | undefined;
  icon?: IconShape | undefined;
  /** Whether it is the checked item, in a group of exclusive items such as languages. */
  chosen?: boolean | undefined;
  /** Use `danger` only where data is destroyed. */
  tone?: 'danger' | undefined;
  /** Why it is disabled. The item stays focusable and announces the reason. */
  disabledReason?: string | undefined;
  /** The page's shortcut for it, `C` or `Ctrl+K`. Shown only, not handled. */
  shortcut?: string | undefined;
}

export interface MenuAct extends MenuItemBase {
  onSelect: () => void;
  href?: never;
}

export interface MenuLink extends MenuItemBase {
  /** The link's target. */
  href: string;
  onSelect?: never;
}

export type MenuEntry = MenuAct | MenuLink;
export type MenuItem = MenuEntry | 'separator';

/** The groups of items between separators. Superfluous separators are dropped. */
export function getGroups(items: readonly MenuItem[]): readonly (readonly MenuEntry[])[] {
  const groups: MenuEntry[][] = [[]];
  for (const item of items) {
    if (item === 'separator') groups.push([]);
    else groups.at(-1)?.push(item);
  }
  return groups.filter((group) => group.length > 0);
}

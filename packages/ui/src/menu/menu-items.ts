import type { IconShape } from '../icon/icon.tsx';

interface MenuItemBase {
  /** What it does, with its object: "Cancel the link". */
  label: string;
  /** The language of the label where it is not the page's, `el`: so that it is read out in it. */
  lang?: string | undefined;
  icon?: IconShape | undefined;
  /** Of several that exclude each other, as languages do, whether it is the one that holds now. */
  chosen?: boolean | undefined;
  /** `danger` only where something is destroyed. */
  tone?: 'danger' | undefined;
  /** Why it cannot be done now. The item stays, can be reached and says so. */
  disabledReason?: string | undefined;
  /** The key that does it on the page, `C` or `Ctrl+K`. Shown, not listened to. */
  shortcut?: string | undefined;
}

export interface MenuAct extends MenuItemBase {
  onSelect: () => void;
  href?: never;
}

export interface MenuLink extends MenuItemBase {
  /** Where it leads. */
  href: string;
  onSelect?: never;
}

export type MenuEntry = MenuAct | MenuLink;
export type MenuItem = MenuEntry | 'separator';

/** The items between separators. A separator with nothing before or after it separates nothing. */
export function getGroups(items: readonly MenuItem[]): readonly (readonly MenuEntry[])[] {
  const groups: MenuEntry[][] = [[]];
  for (const item of items) {
    if (item === 'separator') groups.push([]);
    else groups.at(-1)?.push(item);
  }
  return groups.filter((group) => group.length > 0);
}

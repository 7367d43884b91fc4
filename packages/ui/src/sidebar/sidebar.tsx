import { media } from '@deck/tokens';
import { PanelLeft, PanelLeftClose, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFrame } from '../app-frame/frame-context.ts';
import { useMessages, useUi } from '../provider/ui-provider.tsx';
import { useMedia } from '../use-media/use-media.ts';
import { Drawer } from './drawer.tsx';
import { NavGroup } from './nav-group.tsx';
import { NavAct, NavItem } from './nav-item.tsx';
import type { NavSize, SidebarEntry } from './nav-types.ts';
import { ProfileSwitcher, type SidebarProfiles } from './profile-switcher.tsx';
import * as css from './sidebar.css.ts';

export interface SidebarBrand {
  /** The brand's name: "Meridian". */
  name: string;
  /** The product's name: "Deck". */
  product: string;
  /** The brand's mark without text, at most 26 px high. */
  mark: ReactNode;
  /** The link of the mark. */
  href: string;
}

export interface SidebarProps {
  /** The product's name, mark and first page. */
  brand: SidebarBrand;
  /** The companies to switch between. */
  profiles: SidebarProfiles;
  /** The entries, in their order. */
  items: readonly SidebarEntry[];
  /** The items of the avatar's menu, shown only in the drawer of a phone. */
  account?: readonly SidebarEntry[] | undefined;
  /**
   * The user's choice. It applies from 1280 px; below, the menu is always mini, and below 768 px a drawer.
   */
  mini: boolean;
  /** Called when it is to become narrow or wide. */
  onToggle: () => void;
}

/** The menu of the application. */
export function Sidebar(props: SidebarProps) {
  const frame = useFrame();
  const isPhone = useMedia(media.phone);
  const isNarrow = useMedia(media.belowWide);
  if (isPhone) {
    const close = () => frame?.setDrawerOpen(false);
    return (
      <Drawer open={frame?.isDrawerOpen ?? false} onClose={close}>
        <Column {...props} size="drawer" onNavigate={close} />
      </Drawer>
    );
  }
  const size = isNarrow || props.mini ? 'mini' : 'full';
  return <Column {...props} size={size} canToggle={!isNarrow} onNavigate={stay} />;
}

/** Outside a drawer, following a link closes nothing. */
function stay() {}

interface ColumnProps extends SidebarProps {
  size: NavSize;
  canToggle?: boolean | undefined;
  onNavigate: () => void;
}

function Column({ brand, profiles, items, account, onToggle, size, canToggle, onNavigate }: ColumnProps) {
  const messages = useMessages().sidebar;
  return (
    <nav className={css.column({ size })} aria-label={messages.label}>
      <Brand brand={brand} size={size} onNavigate={onNavigate} />
      <ProfileSwitcher profiles={profiles} size={size} />
      <div className={css.scroller}>
        <Entries entries={items} size={size} onNavigate={onNavigate} />
        {size === 'drawer' && account !== undefined && (
          <div className={css.divided}>
            <Entries entries={account} size={size} onNavigate={onNavigate} />
          </div>
        )}
      </div>
      {size === 'drawer' && (
        <div className={`${css.foot} ${css.divided}`}>
          <NavAct act={{ label: messages.close, icon: X, onSelect: onNavigate }} size={size} />
        </div>
      )}
      {canToggle && (
        <div className={size === 'mini' ? css.footMini : css.foot}>
          <NavAct
            act={{
              label: size === 'mini' ? messages.expand : messages.collapse,
              icon: size === 'mini' ? PanelLeft : PanelLeftClose,
              onSelect: onToggle,
            }}
            size={size}
          />
        </div>
      )}
    </nav>
  );
}

function Brand({ brand, size, onNavigate }: { brand: SidebarBrand; size: NavSize; onNavigate: () => void }) {
  const { Link } = useUi();
  return (
    <div className={size === 'mini' ? css.brandMini : css.brand}>
      <Link
        href={brand.href}
        className={css.brandLink}
        aria-label={size === 'mini' ? `${brand.name} ${brand.product}` : undefined}
        onClick={onNavigate}
      >
        <span className={css.brandMark} aria-hidden>
          {brand.mark}
        </span>
        {size !== 'mini' && (
          <>
            <span className={css.brandName}>{brand.name}</span>{' '}
            <span className={css.product}>{brand.product}</span>
          </>
        )}
      </Link>
    </div>
  );
}

interface EntriesProps {
  entries: readonly SidebarEntry[];
  size: NavSize;
  onNavigate: () => void;
}

function Entries({ entries, size, onNavigate }: EntriesProps) {
  return (
    <ul className={css.list({ size })}>
      {entries.map((entry) => (
        <li key={entry.label}>
          {'onSelect' in entry ? (
            <NavAct act={entry} size={size} />
          ) : entry.children === undefined ? (
            <NavItem item={entry} size={size} onNavigate={onNavigate} />
          ) : (
            <NavGroup group={entry} size={size} onNavigate={onNavigate} />
          )}
        </li>
      ))}
    </ul>
  );
}

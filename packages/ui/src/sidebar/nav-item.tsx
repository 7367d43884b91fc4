import { Icon } from '../icon/icon.tsx';
import { useUi } from '../provider/ui-provider.tsx';
import { Tooltip } from '../tooltip/tooltip.tsx';
import * as css from './nav-item.css.ts';
import type { NavSize, SidebarAct, SidebarItem } from './nav-types.ts';

interface NavItemProps {
  item: SidebarItem;
  size: NavSize;
  onNavigate: () => void;
}

/** A link in the menu. In the mini menu its label is a tooltip. */
export function NavItem({ item: { label, icon, href, current }, size, onNavigate }: NavItemProps) {
  const { Link } = useUi();
  return (
    <Tooltip text={size === 'mini' ? label : undefined} side="right">
      <Link
        href={href}
        className={entryClass(size, current)}
        aria-current={current ? 'page' : undefined}
        aria-label={size === 'mini' ? label : undefined}
        onClick={onNavigate}
      >
        <Icon shape={icon} size={18} />
        {size !== 'mini' && <span className={css.word}>{label}</span>}
      </Link>
    </Tooltip>
  );
}

interface NavActProps {
  act: SidebarAct;
  size: NavSize;
}

/** A button in the menu. */
export function NavAct({ act: { label, icon, onSelect }, size }: NavActProps) {
  return (
    <Tooltip text={size === 'mini' ? label : undefined} side="right">
      <button
        type="button"
        className={entryClass(size)}
        aria-label={size === 'mini' ? label : undefined}
        onClick={onSelect}
      >
        <Icon shape={icon} size={18} />
        {size !== 'mini' && <span className={css.word}>{label}</span>}
      </button>
    </Tooltip>
  );
}

/** The style of an item; the current item's icon has the brand mark's colour. */
export function entryClass(size: NavSize, current = false): string {
  const look = css.item({ size, current });
  return current ? `${look} ${css.currentMark}` : look;
}

import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { LayerScope, useLayer } from '../layer/layer.tsx';
import { Standby } from '../layer/standby.tsx';
import { useUi } from '../provider/ui-provider.tsx';
import { Tooltip } from '../tooltip/tooltip.tsx';
import * as flyout from './flyout.css.ts';
import * as css from './nav-item.css.ts';
import { entryClass } from './nav-item.tsx';
import type { NavSize, SidebarGroup } from './nav-types.ts';

interface NavGroupProps {
  group: SidebarGroup;
  size: NavSize;
  onNavigate: () => void;
}

/** A group of pages: below their heading or, in the mini menu, in a popup beside the icon. */
export function NavGroup(props: NavGroupProps) {
  return props.size === 'mini' ? <Flyout group={props.group} /> : <Unfolding {...props} />;
}

function Unfolding({ group: { label, icon, children }, size, onNavigate }: NavGroupProps) {
  const { Link } = useUi();
  const id = useId();
  const holdsCurrent = children.some(({ current }) => current);
  // Expanded if it contains the current page, until the user toggles it.
  const [chosen, setChosen] = useState<boolean>();
  const open = chosen ?? holdsCurrent;
  return (
    <>
      <button
        type="button"
        className={entryClass(size, holdsCurrent && !open)}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setChosen(!open)}
      >
        <Icon shape={icon} size={18} />
        <span className={css.word}>{label}</span>
        <span className={css.chevron}>
          <Icon shape={ChevronRight} size={14} />
        </span>
      </button>
      <ul id={id} className={css.rail} hidden={!open}>
        {children.map((link) => (
          <li key={link.href}>
            <Link
              href={link.href}
              className={css.subItem({ size, current: link.current ?? false })}
              aria-current={link.current ? 'page' : undefined}
              onClick={onNavigate}
            >
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function Flyout({ group: { label, icon, children } }: { group: SidebarGroup }) {
  const { Link } = useUi();
  const layer = useLayer('popover');
  const holdsCurrent = children.some(({ current }) => current);
  const [isOpen, setOpen] = useState(false);
  return (
    <Tooltip text={label} side="right">
      <Standby
        kind="menu"
        open={isOpen}
        onOpenChange={setOpen}
        trigger={
          <button type="button" className={entryClass('mini', holdsCurrent)} aria-label={label}>
            <Icon shape={icon} size={18} />
          </button>
        }
      >
        {({ DropdownMenu }, stand) => (
          <DropdownMenu.Root modal={false} open={isOpen} onOpenChange={setOpen}>
            <DropdownMenu.Trigger asChild>{stand}</DropdownMenu.Trigger>
            <DropdownMenu.Portal container={layer.container}>
              <DropdownMenu.Content
                className={flyout.flyout}
                style={{ zIndex: layer.zIndex }}
                side="right"
                align="start"
                sideOffset={12}
                collisionPadding={16}
              >
                <LayerScope layer={layer}>
                  <DropdownMenu.Label className={flyout.title}>{label}</DropdownMenu.Label>
                  {children.map((link) => (
                    <DropdownMenu.Item key={link.href} asChild>
                      <Link
                        href={link.href}
                        className={flyout.item}
                        aria-current={link.current ? 'page' : undefined}
                      >
                        <span className={flyout.word}>{link.label}</span>
                      </Link>
                    </DropdownMenu.Item>
                  ))}
                </LayerScope>
              </DropdownMenu.Content>
            </DropdownMenu.Portal>
          </DropdownMenu.Root>
        )}
      </Standby>
    </Tooltip>
  );
}

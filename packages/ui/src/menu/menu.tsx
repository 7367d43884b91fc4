import { dropdownOffset } from '@deck/tokens';
import { Fragment, type ReactElement, useRef, useState } from 'react';
import { LayerScope, useLayer } from '../layer/layer.tsx';
import { Standby } from '../layer/standby.tsx';
import { type FocusOrigin, originAt, returnFocus } from '../modal/return-focus.ts';
import * as css from './menu.css.ts';
import { getGroups, type MenuItem } from './menu-items.ts';
import { MenuRow } from './menu-row.tsx';

export interface MenuProps {
  /** The button that opens it. It must accept a ref and a trigger's handlers, as Button and IconButton do. */
  trigger: ReactElement;
  /** The actions, in the order of their use. */
  items: readonly MenuItem[];
  /** The trigger's edge it is aligned with. */
  align?: 'start' | 'end' | undefined;
  /** Open on mount, for a menu that is loaded when its button is pressed. */
  defaultOpen?: boolean | undefined;
  /** The controlled open state, with `onOpenChange`; for a trigger whose press may mean something else. */
  open?: boolean | undefined;
  /** Called when it opens or closes. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/** Secondary actions for an object. The main action must not be hidden in it. */
export function Menu({ trigger, items, align = 'end', defaultOpen = false, ...held }: MenuProps) {
  const layer = useLayer('popover');
  const [isOpen, setOpen] = useState(defaultOpen);
  const button = useRef<HTMLButtonElement>(null);
  const origin = useRef<FocusOrigin>(null);

  function giveBackFocus(event: Event) {
    leaveTakenFocus(event);
    if (event.defaultPrevented || origin.current?.element?.isConnected !== false) return;
    // An item has removed the trigger, for example with its row.
    event.preventDefault();
    returnFocus(origin.current);
  }

  function turn(isTurnedOn: boolean) {
    if (isTurnedOn) origin.current = originAt(button.current);
    setOpen(isTurnedOn);
    held.onOpenChange?.(isTurnedOn);
  }

  const open = held.open ?? isOpen;
  return (
    <Standby kind="menu" open={open} onOpenChange={turn} trigger={trigger} ref={button}>
      {({ DropdownMenu }, stand) => (
        // Not modal: the page stays interactive, and a press on it closes the menu.
        <DropdownMenu.Root modal={false} open={open} onOpenChange={turn}>
          <DropdownMenu.Trigger asChild>{stand}</DropdownMenu.Trigger>
          <DropdownMenu.Portal container={layer.container}>
            <DropdownMenu.Content
              className={css.panel}
              style={{ zIndex: layer.zIndex }}
              align={align}
              sideOffset={dropdownOffset}
              collisionPadding={8}
              loop
              onCloseAutoFocus={giveBackFocus}
            >
              <LayerScope layer={layer}>
                {getGroups(items).map((group, index) => (
                  <Fragment key={group[0]?.label}>
                    {index > 0 && <DropdownMenu.Separator className={css.separator} />}
                    <DropdownMenu.Group>
                      {group.map((item) => (
                        <MenuRow key={item.label} item={item} Item={DropdownMenu.Item} />
                      ))}
                    </DropdownMenu.Group>
                  </Fragment>
                ))}
              </LayerScope>
            </DropdownMenu.Content>
          </DropdownMenu.Portal>
        </DropdownMenu.Root>
      )}
    </Standby>
  );
}

/** An item has opened a dialog that has the focus; the trigger must not take it back. */
function leaveTakenFocus(event: Event) {
  const active = document.activeElement;
  const isTaken =
    active !== null && active !== document.body && !active.matches('[role="dialog"], [role="alertdialog"]');
  if (isTaken) event.preventDefault();
}

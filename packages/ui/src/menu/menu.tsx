import { dropdownOffset } from '@deck/tokens';
import { DropdownMenu } from 'radix-ui';
import { Fragment, type ReactElement, useRef } from 'react';
import { LayerScope, useLayer } from '../layer/layer.tsx';
import { type FocusOrigin, originAt, returnFocus } from '../modal/return-focus.ts';
import * as css from './menu.css.ts';
import { getGroups, type MenuItem } from './menu-items.ts';
import { MenuRow } from './menu-row.tsx';

export interface MenuProps {
  /** The button that opens it: one that takes a ref and the handlers of a trigger, as Button and IconButton do. */
  trigger: ReactElement;
  items: readonly MenuItem[];
  /** The edge of the trigger it stands under. */
  align?: 'start' | 'end' | undefined;
  /** Open from the first: where the menu itself comes only once its button was pressed. */
  defaultOpen?: boolean | undefined;
  /** Opened and closed from outside, together with `onOpenChange`: where a press on the trigger can mean something else. */
  open?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/** What else can be done with an object. The main act never hides in it. */
export function Menu({ trigger, items, align = 'end', defaultOpen = false, ...held }: MenuProps) {
  const layer = useLayer('popover');
  const button = useRef<HTMLButtonElement>(null);
  const origin = useRef<FocusOrigin>(null);

  function giveBackFocus(event: Event) {
    leaveTakenFocus(event);
    if (event.defaultPrevented || origin.current?.element?.isConnected !== false) return;
    // An item has taken the trigger away, with its row.
    event.preventDefault();
    returnFocus(origin.current);
  }

  return (
    // Not modal: the page beneath stays as it is, and a press on it closes the menu.
    <DropdownMenu.Root
      modal={false}
      defaultOpen={defaultOpen}
      {...(held.open === undefined ? {} : { open: held.open })}
      onOpenChange={(isOpen) => {
        if (isOpen) origin.current = originAt(button.current);
        held.onOpenChange?.(isOpen);
      }}
    >
      <DropdownMenu.Trigger asChild ref={button}>
        {trigger}
      </DropdownMenu.Trigger>
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
                    <MenuRow key={item.label} item={item} />
                  ))}
                </DropdownMenu.Group>
              </Fragment>
            ))}
          </LayerScope>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

/** An item that opened a dialog has moved the focus there; the trigger must not take it back. */
function leaveTakenFocus(event: Event) {
  const active = document.activeElement;
  const isTaken =
    active !== null && active !== document.body && !active.matches('[role="dialog"], [role="alertdialog"]');
  if (isTaken) event.preventDefault();
}

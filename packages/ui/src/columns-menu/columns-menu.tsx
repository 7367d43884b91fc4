import { dropdownOffset } from '@deck/tokens';
import { Columns3 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../button/button.tsx';
import { LayerScope, useLayer } from '../layer/layer.tsx';
import { Standby } from '../layer/standby.tsx';
import { LazyPart, part } from '../lazy-part/lazy-part.tsx';
import { useMessages } from '../provider/ui-provider.tsx';
import type { TableLayout } from '../table/layout.ts';
import * as css from './columns-menu.css.ts';
import type { MenuColumn } from './hidden-columns.ts';

export interface ColumnsMenuProps {
  /** The table's columns, in its order. */
  columns: readonly MenuColumn[];
  /** How the columns are arranged, and how high the rows are. */
  layout: TableLayout;
  /** IDs of the shown columns that do not fit into the window, which the menu says. */
  noRoom?: readonly string[] | undefined;
  onChange: (layout: TableLayout) => void;
  /** Below the columns: small buttons for columns kept elsewhere. Drawn while the menu is open. */
  acts?: ReactNode;
}

const panel = part<ColumnsMenuProps>(() =>
  import('./columns-panel.tsx').then(({ ColumnsPanel }) => ({ default: ColumnsPanel })),
);

/** The menu for showing, hiding and moving a table's columns, and for the height of its rows. */
export function ColumnsMenu(props: ColumnsMenuProps) {
  const { columnsMenu } = useMessages();
  const layer = useLayer('popover');
  const [isOpen, setOpen] = useState(false);
  return (
    <Standby
      kind="popover"
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button icon={Columns3} onPointerEnter={panel.preload} onFocus={panel.preload}>
          {columnsMenu.trigger}
        </Button>
      }
    >
      {({ Popover }, stand) => (
        <Popover.Root open={isOpen} onOpenChange={setOpen}>
          <Popover.Trigger asChild>{stand}</Popover.Trigger>
          <Popover.Portal container={layer.container ?? null}>
            <Popover.Content
              className={css.panel}
              style={{ zIndex: layer.zIndex }}
              align="end"
              sideOffset={dropdownOffset}
              collisionPadding={8}
              aria-label={columnsMenu.trigger}
            >
              <LayerScope layer={layer}>
                <LazyPart of={panel} {...props} waiting={null} />
              </LayerScope>
            </Popover.Content>
          </Popover.Portal>
        </Popover.Root>
      )}
    </Standby>
  );
}

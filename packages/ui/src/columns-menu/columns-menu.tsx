import { dropdownOffset } from '@deck/tokens';
import { Columns3 } from 'lucide-react';
import { Popover } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { LayerScope, useLayer } from '../layer/layer.tsx';
import { useMessages } from '../provider/ui-provider.tsx';
import type { TableLayout } from '../table/layout.ts';
import * as css from './columns-menu.css.ts';
import { ColumnsPanel } from './columns-panel.tsx';
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

/** The menu for showing, hiding and moving a table's columns, and for the height of its rows. */
export function ColumnsMenu(props: ColumnsMenuProps) {
  const { columnsMenu } = useMessages();
  const layer = useLayer('popover');
  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        <Button icon={Columns3}>{columnsMenu.trigger}</Button>
      </Popover.Trigger>
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
            <ColumnsPanel {...props} />
          </LayerScope>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

import { Columns3 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../button/button.tsx';
import { PopoverFrame } from '../layer/popover-frame.tsx';
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
  /** Called with the new arrangement at each change. */
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
  const [isOpen, setOpen] = useState(false);
  return (
    <PopoverFrame
      label={columnsMenu.trigger}
      open={isOpen}
      onOpenChange={setOpen}
      className={css.panel}
      align="end"
      trigger={
        <Button icon={Columns3} onPointerEnter={panel.preload} onFocus={panel.preload}>
          {columnsMenu.trigger}
        </Button>
      }
    >
      <LazyPart of={panel} {...props} waiting={null} />
    </PopoverFrame>
  );
}

import { dropdownOffset } from '@deck/tokens';
import { Columns3 } from 'lucide-react';
import { Popover } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { Button } from '../button/button.tsx';
import { checkbox } from '../checkbox/checkbox.css.ts';
import { LayerScope, useLayer } from '../layer/layer.tsx';
import { useMessages } from '../provider/ui-provider.tsx';
import { SearchField } from '../search-field/search-field.tsx';
import * as css from './columns-menu.css.ts';
import { linesFor, type MenuColumn, type MenuLine, withHidden } from './hidden-columns.ts';

export interface ColumnsMenuProps {
  /** The table's columns, in its order. */
  columns: readonly MenuColumn[];
  /** IDs of the hidden columns, which is all that is stored. */
  hidden: readonly string[];
  /** IDs of the shown columns that do not fit into the window, which the menu says. */
  noRoom?: readonly string[] | undefined;
  onChange: (hidden: readonly string[]) => void;
  /** Below the columns: small buttons for columns kept elsewhere. Drawn while the menu is open. */
  acts?: ReactNode;
}

/** The menu for showing and hiding a table's columns. */
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
            <Panel {...props} />
          </LayerScope>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

function Panel({ columns, hidden, noRoom = [], onChange, acts }: ColumnsMenuProps) {
  const { columnsMenu } = useMessages();
  const [search, setSearch] = useState('');
  const lines = linesFor(columns, hidden, search);
  const hiddenHere = linesFor(columns, hidden, '').filter(({ isShown }) => !isShown).length;
  return (
    <>
      <div className={css.search}>
        <SearchField
          label={columnsMenu.find}
          labelHidden
          placeholder={columnsMenu.find}
          value={search}
          onChange={setSearch}
        />
      </div>
      {lines.length === 0 && <p className={css.none}>{columnsMenu.none}</p>}
      <ul className={css.list}>
        {lines.map((line) => (
          <li key={line.id}>
            <Line
              line={line}
              hasRoom={!noRoom.includes(line.id)}
              onShow={(isShown) => onChange(withHidden(hidden, line.id, !isShown))}
            />
          </li>
        ))}
      </ul>
      <div className={css.foot}>
        <span role="status">{columnsMenu.hidden(hiddenHere)}</span>
        <Button
          size="small"
          variant="quiet"
          // Not the `disabled` attribute, so that the pressed button keeps the focus.
          aria-disabled={hiddenHere === 0 || undefined}
          onClick={() => onChange([])}
        >
          {columnsMenu.showAll}
        </Button>
      </div>
      {acts !== undefined && <div className={css.acts}>{acts}</div>}
    </>
  );
}

interface LineProps {
  line: MenuLine;
  hasRoom: boolean;
  onShow: (isShown: boolean) => void;
}

function Line({ line, hasRoom, onShow }: LineProps) {
  const { columnsMenu } = useMessages();
  return (
    <label className={css.line({ fixed: line.isFixed })}>
      <input
        type="checkbox"
        className={checkbox}
        checked={line.isShown}
        disabled={line.isFixed}
        onChange={(event) => onShow(event.target.checked)}
      />
      <span className={css.name}>{line.head}</span>
      {line.isFixed && <span className={css.always}>{columnsMenu.always}</span>}
      {line.isShown && !hasRoom && <span className={css.always}>{columnsMenu.noRoom}</span>}
    </label>
  );
}

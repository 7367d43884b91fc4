import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { checkbox } from '../checkbox/checkbox.css.ts';
import { useMessages } from '../provider/ui-provider.tsx';
import { SearchField } from '../search-field/search-field.tsx';
import { SegmentedControl } from '../segmented-control/segmented-control.tsx';
import { SortableList } from '../sortable-list/sortable-list.tsx';
import { inOrder, movableColumns } from '../table/column-order.ts';
import { densities } from '../table/layout.ts';
import * as css from './columns-menu.css.ts';
import type { ColumnsMenuProps } from './columns-menu.tsx';
import { linesFor, type MenuLine, withHidden } from './hidden-columns.ts';

/** What the columns menu shows once it is open. */
export function ColumnsPanel({ columns, layout, noRoom = [], onChange, acts }: ColumnsMenuProps) {
  const { columnsMenu } = useMessages();
  const [search, setSearch] = useState('');
  const { hidden, order, density = 'comfortable' } = layout;
  const all = linesFor(columns, hidden, '');
  const sorted = inOrder(all, order);
  const found = linesFor(sorted, hidden, search);
  const movable = movableColumns(sorted);
  const hiddenHere = all.filter(({ isShown }) => !isShown).length;

  const toLine = (line: MenuLine) => (
    <Line
      key={line.id}
      line={line}
      hasRoom={!noRoom.includes(line.id)}
      onShow={(isShown) => onChange({ ...layout, hidden: withHidden(hidden, line.id, !isShown) })}
    />
  );
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
      {found.length === 0 && <p className={css.none}>{columnsMenu.none}</p>}
      <div className={css.list}>
        {found.length < all.length ? (
          found.map(toLine)
        ) : (
          <>
            {sorted.slice(0, 1).map(toLine)}
            <SortableList
              dense
              label={columnsMenu.order}
              items={movable}
              itemKey={({ id }) => id}
              itemName={({ head }) => head}
              onSort={(moved) => onChange({ ...layout, order: moved.map(({ id }) => id) })}
            >
              {toLine}
            </SortableList>
            {sorted
              .slice(1)
              .filter((line) => !movable.includes(line))
              .map(toLine)}
          </>
        )}
      </div>
      <div className={css.density}>
        <SegmentedControl
          label={columnsMenu.rows}
          value={density}
          options={densities.map((value) => ({ value, label: columnsMenu.density[value] }))}
          onChange={(value) => onChange({ ...layout, density: value })}
        />
      </div>
      <div className={css.foot}>
        <span role="status">{columnsMenu.hidden(hiddenHere)}</span>
        <Button
          size="small"
          variant="quiet"
          // Not the `disabled` attribute, so that the pressed button keeps the focus.
          aria-disabled={hiddenHere === 0 || undefined}
          onClick={() => onChange({ ...layout, hidden: [] })}
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

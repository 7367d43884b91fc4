import { IconButton, type MenuItem, type TableProps, useIsPeekBeside } from '@deck/ui';
import { Ellipsis } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { RowMenu } from '../row-menu.tsx';
import { type Peeking, usePeek } from './use-peek.ts';

/** A row that is looked at, and the ways from there. */
export interface Look<Row> {
  readonly id: string;
  /** Undefined where the list does not show the row. */
  readonly row: Row | undefined;
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
  readonly onClose: () => void;
}

/** How a list looks at its rows, and what it offers for each. */
export interface ListPeek<Row> {
  /** What a row is called: its number. It stays the same. */
  readonly nameOf: (row: Row) => string;
  /** A `Peek`; absent without the right to open the rows. */
  readonly panel: ((look: Look<Row>) => ReactNode) | undefined;
  /** What the menu of a row offers. */
  readonly items: (row: Row, onLook: () => void) => readonly MenuItem[];
}

interface ListPeekView<Row> extends Pick<TableProps<Row>, 'rowActions' | 'phoneActions' | 'current'> {
  /** Absent where rows are not looked at. */
  readonly peeking: Peeking | undefined;
  /** Beside the table, or over it. */
  readonly panel: ReactNode;
}

/** The peek of a list, and the menus and buttons of its rows. @param keys of the rows, as they are shown */
export function useListPeek<Row>(
  peek: ListPeek<Row> | undefined,
  { rows, rowKey, keys }: { rows: readonly Row[]; rowKey: (row: Row) => string; keys: readonly string[] },
): ListPeekView<Row> {
  const { t } = useTranslation('list');
  const peeking = usePeek(keys);
  const isBeside = useIsPeekBeside();
  const { look } = peeking;
  // A row is drawn again only when it changes.
  const latest = useRef(peek?.items);
  useLayoutEffect(() => {
    latest.current = peek?.items;
  });
  const nameOf = peek?.nameOf;
  const rowActions = useMemo(
    () =>
      nameOf &&
      ((row: Row) => (
        <RowMenu
          label={t('row.menu', { row: nameOf(row) })}
          getItems={() => latest.current?.(row, () => look(rowKey(row))) ?? []}
        />
      )),
    [nameOf, look, rowKey, t],
  );
  if (peek?.panel === undefined)
    return { peeking: undefined, panel: null, rowActions, phoneActions: undefined, current: undefined };
  const { key } = peeking;
  return {
    peeking,
    panel:
      key !== undefined &&
      peek.panel({
        id: key,
        row: rows.find((row) => rowKey(row) === key),
        onPrevious: peeking.previous,
        onNext: peeking.next,
        onClose: peeking.close,
      }),
    // The peek has the acts of its row, and the list needs the room.
    rowActions: key !== undefined && isBeside ? undefined : rowActions,
    phoneActions: (row) => (
      <IconButton
        icon={Ellipsis}
        size="large"
        label={t('row.lookAt', { row: peek.nameOf(row) })}
        onClick={() => look(rowKey(row))}
      />
    ),
    current: key,
  };
}

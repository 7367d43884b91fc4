import { useEffect, useEffectEvent, useId, useMemo } from 'react';
import { type StillTable, useStill } from '../still/still.ts';
import { type CellLook, cellLook } from './cell-look.ts';
import type { TableColumn } from './column.ts';
import { type ChosenWidths, fitColumns } from './fit-columns.ts';
import { icon } from './table-row.css.ts';

/** From this width in pixels on a column has room for its icon. */
const iconFrom = 168;
const cellPadding = 8;
/** Must match the gutter and the place of the pin in the styles. */
const gutters = { page: 24, card: 16 };
const pinRoom = 24;

export interface TableFit<Row> {
  readonly columns: readonly TableColumn<Row>[];
  /** The width of each column in pixels. */
  readonly sizes: readonly number[];
  /** The same, the first and the last with the edge of the table. */
  readonly widths: readonly number[];
  /** How wide a person can make each. */
  readonly limits: readonly number[];
  /** The look of each column's cells. */
  readonly looks: readonly CellLook[];
  /** Names the table to the rules that fit its columns, where nothing is measured. */
  readonly still: string | undefined;
}

interface FitOptions {
  /** The width of the table's container in pixels. */
  room: number;
  frame: 'page' | 'card';
  hasPins: boolean;
  /** The width of the column of actions in pixels, 0 without. */
  actions: number;
  /** The widths a person has chosen. */
  chosen: ChosenWidths | undefined;
  /** Called with the IDs of the columns that do not fit. */
  onFit: ((left: readonly string[]) => void) | undefined;
}

/** The columns that fit into the table, and how they look there. Columns and looks change only when they have to. */
export function useFit<Row>(columns: readonly TableColumn<Row>[], options: FitOptions): TableFit<Row> {
  const { room, frame, hasPins, actions, chosen, onFit } = options;
  const edge = gutters[frame] - cellPadding;
  const start = edge + (hasPins ? pinRoom : 0);
  const end = actions === 0 ? edge : 0;
  const still = useStillFit(columns, { start, end, actions, chosen });
  const fit = useMemo(
    () => fitColumns(columns, room - start - end - actions, chosen),
    [columns, room, start, end, actions, chosen],
  );

  const left = fit.left.join();
  const shown = useMemo(() => columns.filter(({ id }) => !left.split(',').includes(id)), [columns, left]);
  const withIcon = fit.widths.map((width) => (width >= iconFrom ? 1 : 0)).join('');
  const looks = useMemo(
    () => shown.map((column, at) => cellLook(column, withIcon[at] === '1')),
    [shown, withIcon],
  );
  useTold(fit.left, left, onFit);

  const last = fit.widths.length - 1;
  return {
    columns: shown,
    sizes: fit.widths,
    limits: fit.limits,
    widths: fit.widths.map((width, at) => width + (at === 0 ? start : 0) + (at === last ? end : 0)),
    looks,
    still,
  };
}

/** Writes the rules for every room, where it is not measured. */
function useStillFit(
  columns: readonly TableColumn<never>[],
  edges: Pick<StillTable, 'start' | 'end' | 'actions' | 'chosen'>,
): string | undefined {
  const still = useStill();
  const id = useId();
  if (still === undefined) return undefined;
  still.fitTable({
    table: `[data-still="${id}"]`,
    columns: columns.map(({ id, room }) => ({ id, room })),
    icon: `.${icon}`,
    iconFrom,
    ...edges,
  });
  return id;
}

/** Says what does not fit whenever it changes, and nothing once the table is gone. */
function useTold(left: readonly string[], key: string, onFit: FitOptions['onFit']): void {
  const tell = useEffectEvent((ids: readonly string[]) => onFit?.(ids));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the IDs.
  useEffect(() => {
    tell(left);
    return () => tell([]);
  }, [key]);
}

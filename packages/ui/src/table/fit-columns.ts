import type { ColumnRoom } from './column-room.ts';

interface Roomy {
  readonly id: string;
  readonly room: ColumnRoom;
}

export interface Fit<Column> {
  /** The columns that fit, in their order. */
  readonly columns: readonly Column[];
  /** The width of each in pixels. */
  readonly widths: readonly number[];
  /** IDs of the columns that do not fit. */
  readonly left: readonly string[];
}

/** From this priority on a column leaves before others shrink. */
const leavesFirst = 4;

/**
 * The columns that fit into a width, and how wide each is. Their sum is the width, unless even the least widths
 * of those that never leave are more.
 */
export function fitColumns<Column extends Roomy>(columns: readonly Column[], width: number): Fit<Column> {
  const roomy = withoutLast(columns, width, 'ideal', leavesFirst);
  const kept = withoutLast(roomy, width, 'least', 1);
  const widths = kept.map(({ room }) => room.ideal);
  shrink(kept, widths, width);
  grow(kept, widths, width);
  return {
    columns: kept,
    widths,
    left: columns.filter((column) => !kept.includes(column)).map(({ id }) => id),
  };
}

/** Leaves out columns, the highest priority first and the last of equals, until the others fit. */
function withoutLast<Column extends Roomy>(
  columns: readonly Column[],
  width: number,
  size: 'least' | 'ideal',
  from: number,
): readonly Column[] {
  const leaving = columns
    .filter(({ room }) => room.priority >= from)
    .toSorted((a, b) => a.room.priority - b.room.priority);
  let kept = columns;
  while (sum(kept.map(({ room }) => room[size])) > width) {
    const next = leaving.pop();
    if (next === undefined) break;
    kept = kept.filter((column) => column !== next);
  }
  return kept;
}

/** Takes what is missing from the columns in their turn, each down to its least. */
function shrink(columns: readonly Roomy[], widths: number[], width: number): void {
  let missing = sum(widths) - width;
  for (const at of inTurn(columns, 'shrinks')) {
    const { ideal, least } = columns[at]?.room ?? none;
    const taken = Math.max(0, Math.min(missing, ideal - least));
    widths[at] = ideal - taken;
    missing -= taken;
  }
}

/** Gives what is left to the columns in their turn: to comfort, then to the most, the rest to the first. */
function grow(columns: readonly Roomy[], widths: number[], width: number): void {
  const turns = inTurn(columns, 'grows');
  let left = width - sum(widths);
  const give = (at: number, most: number) => {
    const now = widths[at] ?? 0;
    const given = Math.max(0, Math.min(left, most - now));
    widths[at] = now + given;
    left -= given;
  };
  for (const at of turns) give(at, columns[at]?.room.comfort ?? 0);
  for (const at of turns) give(at, columns[at]?.room.most ?? 0);
  const [first] = turns;
  if (first !== undefined) give(first, Number.POSITIVE_INFINITY);
}

const none = { ideal: 0, least: 0 };

function inTurn(columns: readonly Roomy[], turn: 'shrinks' | 'grows'): readonly number[] {
  const turnOf = (at: number) => columns[at]?.room[turn] ?? Number.MAX_SAFE_INTEGER;
  return columns.map((_, at) => at).toSorted((a, b) => turnOf(a) - turnOf(b));
}

function sum(widths: readonly number[]): number {
  return widths.reduce((all, width) => all + width, 0);
}

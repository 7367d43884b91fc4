import { type ColumnRoom, widthRange } from './column-room.ts';

export interface Roomy {
  readonly id: string;
  readonly room: ColumnRoom;
}

export interface Fit<Column> {
  /** The columns that fit, in their order. */
  readonly columns: readonly Column[];
  /** The width of each in pixels. */
  readonly widths: readonly number[];
  /** How wide a person can make each, so that none of the others has to leave. */
  readonly limits: readonly number[];
  /** IDs of the columns that do not fit. */
  readonly left: readonly string[];
}

/** From this priority on a column leaves before others shrink. */
const leavesFirst = 4;

/** The widths a person has chosen, by column. */
export type ChosenWidths = Readonly<Record<string, number>>;

/**
 * The columns that fit into a width, and how wide each is. Their sum is the width, unless even the least widths
 * of those that never leave are more. A width that a person has chosen takes the place of the ideal: it never grows,
 * and shrinks after the others.
 */
export function fitColumns<Column extends Roomy>(
  columns: readonly Column[],
  width: number,
  chosen: ChosenWidths = {},
): Fit<Column> {
  const sized = columns.map((column): Sized<Column> => {
    const own = chosen[column.id];
    if (own === undefined) return { column, room: column.room, isChosen: false };
    const { least, most } = widthRange(column.room);
    const ideal = Math.min(Math.max(own, least), most);
    return { column, room: { ...column.room, ideal }, isChosen: true };
  });
  const roomy = withoutLast(sized, width, 'ideal', leavesFirst);
  const kept = withoutLast(roomy, width, 'least', 1);
  const widths = kept.map(({ room }) => room.ideal);
  shrink(kept, widths, width);
  grow(kept, widths, width);
  return {
    columns: kept.map(({ column }) => column),
    widths,
    limits: limitsOf(kept, width),
    left: sized.filter((one) => !kept.includes(one)).map(({ column }) => column.id),
  };
}

interface Sized<Column = unknown> {
  readonly column: Column;
  readonly room: ColumnRoom;
  readonly isChosen: boolean;
}

/** Leaves out columns, the highest priority first and the last of equals, until the others fit. */
function withoutLast<Column extends Sized>(
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

/** Takes what is missing from the columns in their turn, each down to its least; from chosen widths last. */
function shrink(columns: readonly Sized[], widths: number[], width: number): void {
  let missing = sum(widths) - width;
  const turns = inTurn(columns, 'shrinks').toSorted((a, b) => chosenLast(columns[a], columns[b]));
  for (const at of turns) {
    const { ideal, least } = columns[at]?.room ?? none;
    const taken = Math.max(0, Math.min(missing, ideal - least));
    widths[at] = ideal - taken;
    missing -= taken;
  }
}

/** Gives what is left to the columns in their turn: to comfort, then to the most, the rest to one of them. */
function grow(columns: readonly Sized[], widths: number[], width: number): void {
  const turns = inTurn(columns, 'grows');
  const growing = turns.filter((at) => columns[at]?.isChosen === false);
  let left = width - sum(widths);
  const give = (at: number, most: number) => {
    const now = widths[at] ?? 0;
    const given = Math.max(0, Math.min(left, most - now));
    widths[at] = now + given;
    left -= given;
  };
  const mostOf = (at: number) => columns[at]?.room.most ?? 0;
  for (const at of growing) give(at, columns[at]?.room.comfort ?? 0);
  for (const at of growing) give(at, mostOf(at));
  // The first takes the rest; where its width is chosen, the one that grows to the most.
  const [first] = turns;
  if (first === undefined) return;
  const isFree = growing.includes(first);
  const [widest = first] = isFree ? [first] : growing.toSorted((a, b) => mostOf(b) - mostOf(a));
  give(widest, Number.POSITIVE_INFINITY);
}

/** A width can take from the others what they have above their least; above their ideal, if one of them leaves then. */
function limitsOf(columns: readonly Sized[], width: number): readonly number[] {
  const size = columns.some(({ room }) => room.priority >= leavesFirst) ? 'ideal' : 'least';
  const spare = width - sum(columns.map(({ room }) => room[size]));
  return columns.map(({ room }) => Math.max(room.least, Math.min(room[size] + spare, widthRange(room).most)));
}

const none = { ideal: 0, least: 0 };

const chosenLast = (one: Sized | undefined, other: Sized | undefined) =>
  Number(one?.isChosen ?? false) - Number(other?.isChosen ?? false);

function inTurn(columns: readonly Sized[], turn: 'shrinks' | 'grows'): readonly number[] {
  const turnOf = (at: number) => columns[at]?.room[turn] ?? Number.MAX_SAFE_INTEGER;
  return columns.map((_, at) => at).toSorted((a, b) => turnOf(a) - turnOf(b));
}

function sum(widths: readonly number[]): number {
  return widths.reduce((all, width) => all + width, 0);
}

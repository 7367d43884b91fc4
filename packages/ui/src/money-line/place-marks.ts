import type { DayMark } from './day-labels.ts';

export interface PlacedMark extends DayMark {
  /** In pixels from the start of the line. */
  readonly at: number;
}

/** Marks nearer than this would fall on one another, in pixels. */
const WIDTH = 12;
/** How far a mark steps aside, in pixels. */
const ASIDE = 44;

const fixed: readonly DayMark['kind'][] = ['created', 'today', 'start', 'end'];

/**
 * Where the marks of a line stand. One that would fall on another steps aside, away from it; a decline beside another
 * decline joins it.
 * @param room the width of the line in pixels
 */
export function placeMarks(marks: readonly DayMark[], room: number): readonly PlacedMark[] {
  const isFixed = ({ kind }: DayMark) => fixed.includes(kind);
  const placed: PlacedMark[] = marks.filter(isFixed).map((mark) => ({ ...mark, at: mark.place * room }));
  for (const mark of marks.filter((one) => !isFixed(one))) {
    const at = findPlace(mark, mark.place * room, placed, room);
    if (at !== undefined) placed.push({ ...mark, at });
  }
  return placed;
}

function findPlace(
  mark: DayMark,
  at: number,
  placed: readonly PlacedMark[],
  room: number,
): number | undefined {
  const near = placed.filter((other) => Math.abs(other.at - at) < WIDTH);
  const isJoined = mark.kind === 'declined' && near.some(({ kind }) => kind === 'declined');
  if (isJoined) return undefined;
  const [blocker] = near;
  if (blocker === undefined) return at;
  const forward = blocker.at + ASIDE;
  const isForward = at >= blocker.at && forward <= room;
  return findPlace(
    mark,
    isForward ? forward : Math.max(0, blocker.at - ASIDE),
    placed.filter((one) => one !== blocker),
    room,
  );
}

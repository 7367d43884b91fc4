export type DayMarkKind = 'created' | 'today' | 'linkEnds' | 'captureUntil' | 'declined' | 'start' | 'end';

/** A day of an order below its money. */
export interface DayMark {
  readonly kind: DayMarkKind;
  /** From 0 when the order was made to 1 when it ends. */
  readonly place: number;
  /** "Check-in". */
  readonly label: string;
  /** "29.11". */
  readonly date: string;
  /** The date where it has room to say more: "25.11 09:41", "Sun 29.11". */
  readonly moment: string;
}

export interface DayLabel extends Omit<DayMark, 'moment'> {
  /** In pixels, of its middle; the first and the last stay within the line. */
  readonly at: number;
}

/** Whose word stands where marks share a label. A decline has none: its diamond says it, and the list. */
const importance: readonly DayMarkKind[] = ['today', 'start', 'captureUntil', 'linkEnds', 'created', 'end'];

/** A label of two dates is wider than this, in pixels. */
const JOINED = 84;

interface LabelsOf {
  /** The width of the line in pixels. */
  readonly room: number;
  /** How near labels may stand. */
  readonly gap: number;
  readonly hasMoments: boolean;
}

/**
 * The labels of the marks of a line. Those that would stand on one another join: the most important word stands, over
 * the dates from the first to the last.
 */
export function getDayLabels(
  marks: readonly DayMark[],
  { room, gap, hasMoments }: LabelsOf,
): readonly DayLabel[] {
  const labelled = marks.filter(({ kind }) => importance.includes(kind));
  let groups = labelled.toSorted((a, b) => a.place - b.place).map((mark) => [mark]);
  for (;;) {
    const joined = joinNear(groups, (group) => getExtent(group, room, gap));
    if (joined.length === groups.length) break;
    groups = joined;
  }
  return groups.flatMap((group) => {
    const lead = getLead(group);
    if (lead === undefined) return [];
    const date = hasMoments && group.length === 1 ? lead.moment : getDates(group);
    return [{ ...lead, date, at: getExtent(group, room, gap).middle }];
  });
}

interface Extent {
  readonly middle: number;
  readonly width: number;
}

/** Where the label of a group stands and how much room it takes, within the line. */
function getExtent(group: readonly DayMark[], room: number, gap: number): Extent {
  const width = group.length === 1 ? gap : Math.max(gap, JOINED);
  const place = (getLead(group)?.place ?? 0) * room;
  return { middle: Math.min(Math.max(place, width / 2), room - width / 2), width };
}

const getLead = (group: readonly DayMark[]): DayMark | undefined =>
  group.toSorted((a, b) => importance.indexOf(a.kind) - importance.indexOf(b.kind))[0];

function joinNear(
  groups: readonly DayMark[][],
  extentOf: (group: readonly DayMark[]) => Extent,
): DayMark[][] {
  const joined: DayMark[][] = [];
  for (const group of groups) {
    const last = joined.at(-1);
    const [before, here] = [last && extentOf(last), extentOf(group)];
    if (last && before && here.middle - before.middle < (before.width + here.width) / 2) last.push(...group);
    else joined.push([...group]);
  }
  return joined;
}

function getDates(group: readonly DayMark[]): string {
  const dates = [...new Set(group.map(({ date }) => date))];
  return dates.length < 2 ? (dates[0] ?? '') : `${dates[0]} - ${dates.at(-1)}`;
}

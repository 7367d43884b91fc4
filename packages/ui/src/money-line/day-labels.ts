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

/**
 * The labels of the marks of a line. Those nearer than `gap` join: the most important word stands, over the dates
 * from the first to the last.
 * @param room the width of the line in pixels
 */
export function getDayLabels(
  marks: readonly DayMark[],
  { room, gap, hasMoments }: { room: number; gap: number; hasMoments: boolean },
): readonly DayLabel[] {
  const inside = (place: number) => Math.min(Math.max(place * room, gap / 2), room - gap / 2);
  const groups: DayMark[][] = [];
  const labelled = marks.filter(({ kind }) => importance.includes(kind));
  for (const mark of labelled.toSorted((a, b) => a.place - b.place)) {
    const near = groups.at(-1);
    const last = near?.at(-1);
    if (near && last && inside(mark.place) - inside(last.place) < gap) near.push(mark);
    else groups.push([mark]);
  }
  return groups.flatMap((group) => {
    const [lead, another] = group.toSorted((a, b) => importance.indexOf(a.kind) - importance.indexOf(b.kind));
    if (lead === undefined) return [];
    const date = hasMoments && another === undefined ? lead.moment : getDates(group);
    return [{ ...lead, date, at: inside(lead.place) }];
  });
}

function getDates(group: readonly DayMark[]): string {
  const dates = [...new Set(group.map(({ date }) => date))];
  return dates.length < 2 ? (dates[0] ?? '') : `${dates[0]} - ${dates.at(-1)}`;
}

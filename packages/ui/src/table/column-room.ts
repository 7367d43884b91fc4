/** How much room a column takes, in pixels with its padding, and when it leaves. */
export interface ColumnRoom {
  /** It is never narrower. */
  readonly least: number;
  readonly ideal: number;
  /** What it grows to where there is more room than all need. */
  readonly most: number;
  /** 0 never leaves; the highest leaves first. From 4 on it leaves before others shrink. */
  readonly priority: number;
  /** The turn in which it shrinks, lowest first. Without one the columns of a table follow in their order. */
  readonly shrinks?: number | undefined;
  /** The turn in which it grows, lowest first. The first to grow takes what nobody needs. */
  readonly grows?: number | undefined;
  /** What it grows to before any other grows to its most. */
  readonly comfort?: number | undefined;
  /** The most a person can widen it to. By default what it grows to. */
  readonly widest?: number | undefined;
}

/** How narrow and how wide a person can make a column. */
export const widthRange = ({ least, most, widest = most }: ColumnRoom) => ({ least, most: widest });

/** Of the same width in every window: dates, figures. */
export function fixedRoom(width: number, priority: number): ColumnRoom {
  return { least: width, ideal: width, most: width, priority };
}

/** The contracts of what most lists have. */
export const rooms = {
  /** The identifier of a row, first in its table. */
  id: { least: 104, ideal: 120, most: 144, priority: 0, shrinks: 2, grows: 2, comfort: 144 },
  /** Of whom the row is, or what it is called. */
  name: { least: 120, ideal: 176, most: 264, priority: 0, shrinks: 5, grows: 1, comfort: 192, widest: 480 },
  /** A status beside its dot: it breaks into two lines, and is never cut. */
  status: { least: 152, ideal: 168, most: 184, priority: 0, shrinks: 1, grows: 4 },
  /** An amount with its currency. */
  amount: { least: 140, ideal: 144, most: 148, priority: 0, shrinks: 4, grows: 5 },
  /** An amount in the currency of another column. */
  figure: { least: 104, ideal: 112, most: 112, priority: 5 },
  /** A day with its time. */
  moment: fixedRoom(136, 4),
  /** One day. */
  day: fixedRoom(104, 3),
  /** From one day to another. */
  stay: { least: 152, ideal: 152, most: 160, priority: 1, shrinks: 6, grows: 6 },
  /** A short word. */
  word: { least: 96, ideal: 120, most: 160, priority: 3, widest: 320 },
  /** Free text. */
  text: { least: 120, ideal: 176, most: 264, priority: 3, widest: 480 },
} satisfies Record<string, ColumnRoom>;

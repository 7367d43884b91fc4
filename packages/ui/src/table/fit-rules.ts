import type { StillTable } from '../still/still.ts';
import { fitColumns } from './fit-columns.ts';

/** The rooms in pixels that the rules know; the narrowest and the widest hold beyond. */
const range = { from: 320, to: 4096 };

/** What fits into a room: the width of each column, 0 for one that leaves. */
type Widths = readonly number[];

/** The column that takes what the others leave. */
type Growing = number | undefined;

/** Rooms in which the same columns fit, and at most one of them grows with the room. */
interface Span {
  readonly from: number;
  readonly widths: Widths;
  readonly growing: Growing;
  /** It is a single room. */
  readonly isOne: boolean;
}

/**
 * `fitColumns` as rules of containers, for a table whose container cannot be measured: it looks in every window as the
 * measured one does.
 */
export function fitRules({
  table,
  columns,
  chosen,
  start,
  end,
  actions,
  icon,
  iconFrom,
}: StillTable): string {
  const outside = start + end + actions;
  const widthsIn = (room: number): Widths => {
    const fit = fitColumns(columns, room - outside, chosen);
    let next = 0;
    return columns.map(({ id }) => (fit.columns[next]?.id === id ? (fit.widths[next++] ?? 0) : 0));
  };
  const spans = findSpans(widthsIn, iconFrom);
  const looks = spans.map(({ widths, growing }) => {
    const last = widths.findLastIndex((width) => width > 0);
    const edged = widths.map(
      (width, at) => width + (at === 0 ? start : 0) + (at === last && width > 0 ? end : 0),
    );
    const others = edged.reduce((sum, width, at) => sum + (at === growing ? 0 : width), actions);
    return {
      table: growing === undefined ? `${others}px` : '100cqi',
      columns: edged.map((width, at) => (at === growing ? `calc(100cqi - ${others}px)` : `${width}px`)),
    };
  });
  const alike = <Value>(valueIn: (at: number) => Value) => joinAlike(spans, valueIn);
  const widthRules = (selector: string, widthIn: (at: number) => string | undefined) =>
    alike(widthIn).map(({ from, until, value }) => rule(from, until, `${selector}{width:${value}}`));
  const hideRules = (selector: string, isHiddenIn: (at: number) => boolean) =>
    alike(isHiddenIn).map(
      ({ from, until, value }) => value && rule(from, until, `${selector}{display:none}`),
    );
  return [
    ...widthRules(table, (at) => looks[at]?.table),
    ...columns.flatMap((_, column) => {
      const nth = `:nth-child(${column + 1})`;
      const widthIn = (at: number) => spans[at]?.widths[column] ?? 0;
      return [
        ...widthRules(`${table} col${nth}`, (at) => looks[at]?.columns[column]),
        ...hideRules(`${table} :is(col,th,td)${nth}`, (at) => widthIn(at) === 0),
        ...hideRules(`${table} :is(th,td)${nth} ${icon}`, (at) => widthIn(at) < iconFrom),
      ];
    }),
  ]
    .filter(Boolean)
    .join('');
}

function rule(from: number | undefined, until: number | undefined, text: string): string {
  const bounds = [
    from !== undefined && `(min-width:${from}px)`,
    until !== undefined && `(max-width:${until - 0.01}px)`,
  ];
  const condition = bounds.filter(Boolean).join(' and ');
  return condition === '' ? text : `@container ${condition}{${text}}`;
}

/** Neighbouring spans with the same value as one. No bound means all rooms beyond. */
function joinAlike<Value>(spans: readonly Span[], valueIn: (at: number) => Value) {
  const starts = spans.flatMap(({ from }, at) =>
    at === 0 || valueIn(at) !== valueIn(at - 1) ? [{ at, from }] : [],
  );
  return starts.map(({ at, from }, index) => ({
    from: at === 0 ? undefined : from,
    until: starts[index + 1]?.from,
    value: valueIn(at),
  }));
}

/** The spans of all rooms, found by halving. */
function findSpans(widthsIn: (room: number) => Widths, iconFrom: number): readonly Span[] {
  const spans: Span[] = [];
  const find = (from: number, to: number, first: Widths, last: Widths) => {
    const growing = getGrowing(first, last, to - from, iconFrom);
    if (growing !== 'several') return add({ from, widths: first, growing, isOne: from === to });
    const middle = (from + to) >> 1;
    find(from, middle, first, widthsIn(middle));
    find(middle + 1, to, widthsIn(middle + 1), last);
  };
  const add = (next: Span) => {
    const before = spans.at(-1);
    const growing = before && getGrowing(before.widths, next.widths, next.from - before.from, iconFrom);
    const goesOn = [before, next].every((span) => span?.isOne || span?.growing === growing);
    if (before && growing !== 'several' && goesOn) spans.splice(-1, 1, { ...before, growing, isOne: false });
    else spans.push(next);
  };
  find(range.from, range.to, widthsIn(range.from), widthsIn(range.to));
  return spans;
}

/** Which column alone takes what a room has more; undefined for none. */
function getGrowing(first: Widths, last: Widths, more: number, iconFrom: number): Growing | 'several' {
  const changed = first.flatMap((width, at) => (width === last[at] ? [] : [at]));
  const [growing] = changed;
  if (growing === undefined) return undefined;
  const [before = 0, after = 0] = [first[growing], last[growing]];
  const isAlone = changed.length === 1 && before > 0 && after - before === more;
  return isAlone && before >= iconFrom === after >= iconFrom ? growing : 'several';
}

import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { DayMark, DayMarkKind } from './day-labels.ts';
import { placeMarks } from './place-marks.ts';

const mark = (kind: DayMarkKind, place: number): DayMark => ({
  kind,
  place,
  label: kind,
  date: '',
  moment: '',
});
const read = (...marks: readonly DayMark[]) =>
  placeMarks(marks, 1000).map(({ kind, at }) => [kind, Math.round(at)]);

it('a mark stands at its day', () => {
  expect(read(mark('created', 0), mark('linkEnds', 0.5), mark('end', 1))).toEqual([
    ['created', 0],
    ['end', 1000],
    ['linkEnds', 500],
  ]);
});

it('a decline minutes after the order was made steps aside', () => {
  expect(read(mark('created', 0), mark('declined', 0.001))).toEqual([
    ['created', 0],
    ['declined', 44],
  ]);
});

it('a mark steps aside the way it lies, and never out of the line', () => {
  expect(read(mark('today', 0.5), mark('linkEnds', 0.505)).at(-1)).toEqual(['linkEnds', 544]);
  expect(read(mark('start', 0.75), mark('captureUntil', 0.745)).at(-1)).toEqual(['captureUntil', 706]);
  expect(read(mark('end', 1), mark('captureUntil', 1)).at(-1)).toEqual(['captureUntil', 956]);
});

it('declines at one place are one diamond', () => {
  expect(read(mark('declined', 0.3), mark('declined', 0.302), mark('declined', 0.4))).toEqual([
    ['declined', 300],
    ['declined', 400],
  ]);
});

it('all stay within the line', () => {
  const kinds = fc.constantFrom<DayMarkKind[]>('linkEnds', 'captureUntil', 'declined', 'today', 'start');
  const any = fc.tuple(kinds, fc.double({ min: 0, max: 1, noNaN: true })).map(([kind, at]) => mark(kind, at));
  fc.assert(
    fc.property(fc.array(any, { maxLength: 12 }), fc.integer({ min: 300, max: 1600 }), (marks, room) => {
      for (const { at } of placeMarks(marks, room)) expect(at >= 0 && at <= room).toBe(true);
    }),
  );
});

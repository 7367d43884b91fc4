import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type DayMark, type DayMarkKind, getDayLabels } from './day-labels.ts';

const mark = (kind: DayMarkKind, place: number, date: string): DayMark => ({
  kind,
  place,
  date,
  label: kind,
  moment: `${date} 09:10`,
});
const marks = [
  mark('start', 0.75, '29.11'),
  mark('created', 0, '20.11'),
  mark('today', 0.41, '25.11'),
  mark('linkEnds', 0.51, '26.11'),
  mark('captureUntil', 0.62, '27.11'),
  mark('end', 1, '03.12'),
];
const read = (room: number, gap: number) =>
  getDayLabels(marks, { room, gap, hasMoments: false }).map(({ kind, date }) => [kind, date]);

it('a wide line has a label for every day, in their order', () => {
  expect(read(1280, 96)).toEqual([
    ['created', '20.11'],
    ['today', '25.11'],
    ['linkEnds', '26.11'],
    ['captureUntil', '27.11'],
    ['start', '29.11'],
    ['end', '03.12'],
  ]);
});

it('near ones join: the most important word, from the first date to the last', () => {
  expect(read(840, 96)).toEqual([
    ['created', '20.11'],
    ['today', '25.11 - 26.11'],
    ['captureUntil', '27.11'],
    ['start', '29.11'],
    ['end', '03.12'],
  ]);
});

it('on one day the date stands once', () => {
  const same = [mark('created', 0, '25.11'), mark('today', 0.01, '25.11')];
  expect(getDayLabels(same, { room: 640, gap: 96, hasMoments: true })).toMatchObject([
    { kind: 'today', date: '25.11' },
  ]);
});

it('a label of two dates has its room too', () => {
  const near = [mark('start', 0.75, '01.12'), mark('captureUntil', 0.97, '04.12'), mark('end', 1, '02.12')];
  const labels = getDayLabels(near, { room: 358, gap: 40, hasMoments: false });
  expect(labels).toMatchObject([{ kind: 'start', date: '01.12 - 02.12' }]);
  const [first, second] = getDayLabels(near, { room: 640, gap: 40, hasMoments: false });
  expect(first).toMatchObject({ kind: 'start', date: '01.12' });
  expect(second).toMatchObject({ kind: 'captureUntil', date: '04.12 - 02.12', at: 640 - 42 });
});

it('no two labels stand on one another', () => {
  const kinds = fc.constantFrom<DayMarkKind[]>('linkEnds', 'captureUntil', 'today', 'start', 'end');
  const any = fc
    .tuple(kinds, fc.double({ min: 0, max: 1, noNaN: true }))
    .map(([kind, place]) => mark(kind, place, '26.11'));
  fc.assert(
    fc.property(fc.array(any, { maxLength: 8 }), fc.integer({ min: 300, max: 1600 }), (some, room) => {
      const places = getDayLabels(some, { room, gap: 96, hasMoments: true }).map(({ at }) => at);
      for (const [i, at] of places.entries())
        if (i > 0) expect(at - (places[i - 1] ?? 0)).toBeGreaterThanOrEqual(96);
    }),
  );
});

it('a label alone says the moment where it has room, joined ones the dates', () => {
  const labels = getDayLabels(marks, { room: 840, gap: 96, hasMoments: true });
  expect(labels.map(({ date }) => date)).toEqual([
    '20.11 09:10',
    '25.11 - 26.11',
    '27.11 09:10',
    '29.11 09:10',
    '03.12 09:10',
  ]);
});

it('a decline has no label of its own', () => {
  const some = [mark('created', 0, '20.11'), mark('declined', 0.001, '20.11')];
  expect(getDayLabels(some, { room: 640, gap: 96, hasMoments: true })).toMatchObject([
    { kind: 'created', date: '20.11 09:10' },
  ]);
});

it('a label stays within the line', () => {
  const place = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(fc.array(place, { maxLength: 6 }), fc.integer({ min: 300, max: 1600 }), (places, room) => {
      const some = places.map((at) => mark('linkEnds', at, '26.11'));
      for (const { at } of getDayLabels(some, { room, gap: 96, hasMoments: true })) {
        expect(at).toBeGreaterThanOrEqual(48);
        expect(at).toBeLessThanOrEqual(room - 48);
      }
    }),
  );
});

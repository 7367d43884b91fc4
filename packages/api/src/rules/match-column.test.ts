import { expect, it } from 'vitest';
import { type ColumnMeaning, matchColumn } from './match-column.ts';

const named = ['Booking', 'Total', 'Phone', 'Name', ' phone '].map((header, index) => ({ header, index }));
const nameless = named.map(({ index }) => ({ header: null, index }));

it.each([
  ['its heading, wherever it stands', { header: 'total', index: 0 }, 1],
  ['its heading alone', { header: ' NAME' }, 3],
  ['the first of two called alike', { header: 'Phone', index: 0 }, 2],
  ['of two called alike the one in its place', { header: 'Phone', index: 4 }, 4],
  ['its place, where no heading is named', { header: null, index: 3 }, 3],
  ['its place, where the heading is empty', { header: '', index: 3 }, 3],
  [
    'nothing, where its heading is gone, whatever stands in its place',
    { header: 'Amount', index: 1 },
    undefined,
  ],
  ['nothing, where its place is not there', { index: 5 }, undefined],
  ['nothing, where nothing is named', {}, undefined],
] as const satisfies readonly (readonly [string, ColumnMeaning, number | undefined])[])(
  'of a file with headings a template means %s',
  (_, meaning, place) => {
    expect(matchColumn(meaning, named, true)?.index).toBe(place);
  },
);

it('of a file without headings a template means the column in its place', () => {
  expect(matchColumn({ header: 'Total', index: 0 }, nameless, false)?.index).toBe(0);
  expect(matchColumn({ header: 'Total' }, nameless, false)).toBeUndefined();
  // The first line is a row of data although it looks like headings.
  expect(matchColumn({ header: 'Total', index: 0 }, named, false)?.index).toBe(0);
});

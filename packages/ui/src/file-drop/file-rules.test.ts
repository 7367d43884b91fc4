import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatSize, getKinds, isAccepted, sortFiles } from './file-rules.ts';

const file = (name: string, type = '', size = 3) =>
  new File(['x'.repeat(size)], name, { type, lastModified: 1 });
const none: ReadonlySet<File> = new Set();
const refusals = (
  files: readonly File[],
  rules: Parameters<typeof sortFiles>[3],
  kept: readonly File[] = [],
) => sortFiles(files, none, kept, rules).refused.map(({ refusal }) => refusal);

describe('what is accepted', () => {
  it.each([
    ['orders.csv', 'text/csv', ['.csv']],
    ['ORDERS.CSV', '', ['.csv']],
    ['orders.csv', '', ['text/csv']],
    ['orders.csv', 'application/vnd.ms-excel', ['text/csv']],
    ['orders', 'text/csv;charset=utf-8', ['text/csv']],
    ['photo.JPG', '', ['image/*']],
    ['photo', 'image/heic', ['image/*']],
    ['backup.tar.gz', '', ['.tar.gz']],
    ['anything', '', []],
  ])('%s of type %j for %j', (name, type, accept) => {
    expect(isAccepted({ name, type }, accept)).toBe(true);
  });

  it.each([
    ['orders.csv.exe', '', ['.csv', 'text/csv']],
    ['csv', '', ['.csv', 'text/csv']],
    ['photo.png', 'image/png', ['text/csv']],
    ['', '', ['.csv']],
    ['x.__proto__', '', ['image/*']],
    ['x.constructor', '', ['image/*']],
  ])('refuses %s of type %j for %j', (name, type, accept) => {
    expect(isAccepted({ name, type }, accept)).toBe(false);
  });
});

describe('sorting', () => {
  const csv = { accept: ['.csv'], maxSize: 10, maxFiles: 1 };

  it('gives the reason of each', () => {
    expect(refusals([file('a.pdf')], csv)).toEqual(['type']);
    expect(refusals([file('a.csv', '', 11)], csv)).toEqual(['size']);
    expect(refusals([file('a.csv', '', 0)], csv)).toEqual(['empty']);
    expect(refusals([file('a.csv', '', 10)], csv)).toEqual([]);
    const folder = file('orders');
    expect(sortFiles([folder], new Set([folder]), [], csv).refused).toEqual([
      { name: 'orders', refusal: 'folder' },
    ]);
  });

  it('refuses all of several files where one is allowed', () => {
    expect(refusals([file('a.csv'), file('b.csv')], csv)).toEqual(['count', 'count']);
    expect(sortFiles([file('b.csv')], none, [file('a.csv')], csv).taken).toHaveLength(1);
  });

  it('counts existing files, and takes no file twice', () => {
    const three = { ...csv, maxFiles: 3 };
    const kept = [file('a.csv'), file('b.csv')];
    expect(refusals([file('c.csv'), file('d.csv')], three, kept)).toEqual(['count', 'count']);
    expect(refusals([file('a.csv'), file('c.csv')], three, kept)).toEqual(['again']);
  });

  it('loses no file: each is accepted or refused', () => {
    const name = fc.tuple(fc.string(), fc.constantFrom('.csv', '.pdf', ''));
    fc.assert(
      fc.property(fc.array(name), fc.integer({ min: 1, max: 4 }), (names, maxFiles) => {
        const files = names.map(([base, ending]) => file(base + ending));
        const { taken, refused } = sortFiles(files, none, [], { ...csv, maxFiles });
        expect(taken.length + refused.length).toBe(files.length);
      }),
    );
  });
});

it.each([
  [0, '0 byte'],
  [999, '999 byte'],
  [4_200_000, '4.2 MB'],
  [999_999, '1 MB'],
  [5_000_000_000_000, '5,000 GB'],
])('%i is %s', (bytes, words) => {
  expect(formatSize(bytes, 'en')).toBe(words);
});

it('names extensions and types by their usual abbreviations', () => {
  expect(getKinds(['.csv', 'text/csv', 'application/pdf', 'image/*'], { image: 'pictures' })).toEqual([
    'CSV',
    'PDF',
    'pictures',
  ]);
});

import { expect, test } from 'vitest';
import { compare } from './lib/visual/compare.mjs';
import { chosenModes } from './lib/visual/modes.mjs';
import { reportPage } from './lib/visual/report.mjs';
import { versionOf } from './lib/visual/versions.mjs';

/** A picture of so many white pixels, but for those named. */
function picture(width: number, height: number, ...dark: readonly number[]) {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (const pixel of dark) data.set([0, 0, 0], pixel * 4);
  return { data, width, height };
}

test('equal pictures do not differ', () => {
  expect(compare(picture(3, 2, 4), picture(3, 2, 4)).changed).toBe(0);
});

test('one pixel of another colour is found, and shown where it is', () => {
  const { changed, data } = compare(picture(3, 2), picture(3, 2, 4));
  expect(changed).toBe(1);
  const red = Array.from({ length: 6 }, (_, pixel) => data[pixel * 4 + 1] === 0);
  expect(red).toEqual([false, false, false, false, true, false]);
});

test('a shade that no eye tells apart is a difference', () => {
  const after = picture(1, 1);
  after.data[2] = 254;
  expect(compare(picture(1, 1), after).changed).toBe(1);
});

test('what one picture has more than the other differs', () => {
  expect(compare(picture(2, 2), picture(3, 2))).toMatchObject({ changed: 2, width: 3, height: 2 });
});

test('a version that is not there is answered in words', () => {
  expect(() => versionOf('no-such-branch')).toThrow(
    /There is no version "no-such-branch" here: name a branch/,
  );
  expect(() => versionOf('--all')).toThrow(/There is no version "--all" here/);
  expect(() => versionOf(undefined)).toThrow(/--base main/);
});

test('modes are chosen by words of their names', () => {
  const names = (asked?: string) => chosenModes(['meridian', 'solera'], asked).map(({ name }) => name);
  expect(names()).toEqual([
    'meridian light desk',
    'meridian dark phone',
    'solera light desk',
    'solera dark phone',
  ]);
  expect(names('solera dark')).toEqual(['solera dark desk', 'solera dark phone']);
  expect(() => names('purple')).toThrow(/There is no mode "purple". The modes are: meridian light desk,/);
});

test('the report tells the largest difference first, what is new and gone, and needs no other file', () => {
  const page = reportPage({
    base: 'main, 0d619e1: <b>Wait</b>',
    here: 'f45ac0b',
    compared: 8,
    changes: [
      { title: 'Sheets/Tabs: All', mode: 'solera dark phone', changed: 3, before: 'AA', after: 'BB' },
      { title: 'Screens/Orders: Full', mode: 'meridian light desk', changed: 90, before: 'AA', after: 'BB' },
      { title: 'Sheets/New: All', mode: 'meridian light desk', changed: Infinity, after: 'BB' },
      { title: 'Sheets/Old: All', mode: 'meridian light desk', changed: Infinity, before: 'AA' },
    ],
  });
  expect(page).toContain('4 differences in 8 pictures');
  expect(page).toContain('Sheets/New: All · meridian light desk · new');
  expect(page).toContain('Sheets/Old: All · meridian light desk · gone');
  expect(page.indexOf('90 pixels')).toBeLessThan(page.indexOf('3 pixels'));
  expect(page).toContain('&lt;b&gt;Wait&lt;/b&gt;');
  expect(page).not.toMatch(/(src|href)="(?!data:)/);
});

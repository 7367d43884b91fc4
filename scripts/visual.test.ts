import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { album } from './lib/visual/album.mjs';
import { compare } from './lib/visual/compare.mjs';
import { lasting } from './lib/visual/comparison.mjs';
import { allModes, chosenModes } from './lib/visual/modes.mjs';
import { byTurns } from './lib/visual/turns.mjs';
import { getVersion } from './lib/visual/versions.mjs';

/** A picture of white pixels, except those given. */
function picture(width: number, height: number, ...dark: readonly number[]) {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (const pixel of dark) data.set([0, 0, 0], pixel * 4);
  return { data, width, height };
}

test('equal pictures do not differ', () => {
  expect(compare(picture(3, 2, 4), picture(3, 2, 4)).changed).toBe(0);
});

test('finds one pixel of another colour, and marks its position', () => {
  const { changed, data } = compare(picture(3, 2), picture(3, 2, 4));
  expect(changed).toBe(1);
  const red = Array.from({ length: 6 }, (_, pixel) => data[pixel * 4 + 1] === 0);
  expect(red).toEqual([false, false, false, false, true, false]);
});

test('an invisible change of shade is a difference', () => {
  const after = picture(1, 1);
  after.data[2] = 254;
  expect(compare(picture(1, 1), after).changed).toBe(1);
});

test('pixels that only one picture has differ', () => {
  expect(compare(picture(2, 2), picture(3, 2))).toMatchObject({ changed: 2, width: 3, height: 2 });
});

test('an unknown version is refused with a sentence', () => {
  expect(() => getVersion('no-such-branch')).toThrow(
    /There is no version "no-such-branch" here: name a branch/,
  );
  expect(() => getVersion('--all')).toThrow(/There is no version "--all" here/);
  expect(() => getVersion(undefined)).toThrow(/--base main/);
});

test('words of their names select modes', () => {
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

test('every mode shows each sheet and each screen, whose states take turns', () => {
  const modes = chosenModes(['meridian', 'solera']);
  const state = (name: string) => ({ id: `orders--${name}`, title: 'Screens/Orders', name });
  const sheet = { id: 'tabs--all', title: 'Sheets/Tabs', name: 'All' };
  const states = ['Full', 'Empty', 'Loading', 'Failed', 'Forbidden'].map(state);
  const names = byTurns([sheet, ...states], modes).map((turn) => turn.stories.map(({ name }) => name));
  expect(names).toEqual([
    ['All', 'Full', 'Forbidden'],
    ['All', 'Empty'],
    ['All', 'Loading'],
    ['All', 'Failed'],
  ]);
});

test('a difference counts when it is seen twice, not when it is seen once', async () => {
  const seen = (...afters: string[]) => {
    const looks = afters.map((after) =>
      after === 'same' ? undefined : { changed: 1, of: 4, before: 'same', after },
    );
    return lasting(async () => looks.shift());
  };
  await expect(seen('late', 'same')).resolves.toBeUndefined();
  await expect(seen('new', 'new')).resolves.toMatchObject({ after: 'new' });
  await expect(seen('late', 'new', 'new', 'same')).resolves.toMatchObject({ after: 'new' });
  await expect(seen('late', 'later', 'same')).resolves.toBeUndefined();
});

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => void rmSync(folder, { recursive: true })));

test('the report lists the largest difference first, then new and removed stories, with their pictures', () => {
  const folder = mkdtempSync(join(tmpdir(), 'visual-'));
  folders.push(folder);
  writeFileSync(join(folder, 'old.png'), 'of the time before');
  const { keep, close, changes } = album(folder);
  const [light, , , phone] = allModes(['solera']);
  if (!light || !phone) throw new Error('A brand has four modes.');
  const story = (title: string) => ({ id: title.replace('/', '-').toLowerCase(), title, name: 'All' });
  const [before, after, difference] = ['before', 'after', 'difference'].map((text) => btoa(text));
  const both = { before, after, difference };
  keep(story('Sheets/Tabs'), phone, { changed: 30, of: 1_000, ...both });
  keep(story('Screens/Orders'), light, { changed: 1_200, of: 4_000, ...both });
  keep(story('Sheets/Tabs'), light, { changed: 1, of: 4_000, ...both });
  keep(story('Sheets/New'), light, { changed: 1, of: 1, after });
  keep(story('Sheets/Old'), light, { changed: 1, of: 1, before });
  expect(changes).toHaveLength(5);

  const page = readFileSync(
    close({ base: 'main, 0d619e1: <b>Wait</b>', here: 'f45ac0b', compared: 8 }),
    'utf8',
  );
  expect(page).toContain('<h1>5 differences in 8 pictures</h1>');
  expect(page).toContain('solera light desk <small>new</small>');
  expect(page).toContain('solera light desk <small>gone</small>');
  expect(page).toContain('<small>30 pixels, 3.0 %, 1 pixel, under 0.1 %</small>');
  expect(page.match(/<h2[^>]*>[^<]+/g)?.map((head) => head.replace(/.*>/, ''))).toEqual([
    'Sheets/New: All',
    'Sheets/Old: All',
    'Screens/Orders: All',
    'Sheets/Tabs: All',
  ]);
  expect(page).toContain('&lt;b&gt;Wait&lt;/b&gt;');

  const shown = [...page.matchAll(/<img alt="\w+" src="([^"]+)"/g)].map(([, address = '']) => address);
  expect(shown).toHaveLength(11);
  expect(new Set(shown)).toEqual(
    new Set(readdirSync(join(folder, 'pictures')).map((name) => `pictures/${name}`)),
  );
  expect(readFileSync(join(folder, 'pictures/sheets-tabs--solera-dark-phone-after.png'), 'utf8')).toBe(
    'after',
  );
  expect(existsSync(join(folder, 'old.png'))).toBe(false);
});

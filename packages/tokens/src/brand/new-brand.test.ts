import { describe, expect, it } from 'vitest';
import { contrastFailures } from '../check-contrast.ts';
import { derivePalette } from '../derive/palette.ts';
import { modes } from '../derive/seeds.ts';
import { checkDrawing, drawingNames } from './check-drawing.ts';
import { type Family, findFamily } from './families.ts';
import { installedFamilies } from './installed-families.ts';
import { type NewBrand, newBrand } from './new-brand.ts';
import { getRatio } from './optical-height.ts';
import { readBrand } from './read-brand.ts';

const inter: Family = { family: 'Inter', kind: 'sans-serif', missing: [] };
const aurora: NewBrand = { id: 'aurora', name: 'Aurora', accent: '#00796b', font: inter, radius: '8' };
const others = [{ id: 'meridian', name: 'Meridian' }];
const made = (asked: Partial<NewBrand> = {}) => newBrand({ ...aurora, ...asked }, others);
const decisions = (asked?: Partial<NewBrand>) =>
  readBrand(made(asked).files['brand.json'] ?? '', 'aurora/brand.json');

describe('a new brand', () => {
  it('is a file of at most forty lines with every drawing', () => {
    const { files, notes } = made();
    expect(Object.keys(files).sort()).toEqual([
      'brand.json',
      'favicon.svg',
      'logo.svg',
      'mark.svg',
      'panel.svg',
    ]);
    expect((files['brand.json'] ?? '').trimEnd().split('\n').length).toBeLessThanOrEqual(40);
    expect(notes).toEqual([]);
    expect(decisions()).toMatchObject({
      name: 'Aurora',
      radius: 8,
      font: { text: ['Inter', 'system-ui', 'sans-serif'] },
    });
  });

  it.each(['#ffff00', '#777', '#000', '#ff0000', '#00ff00', '#e0e', '#ffd9e8', 'oklch(0.99 0.05 100)'])(
    'is readable in both modes with the accent %s',
    (accent) => {
      const { seeds } = decisions({ accent });
      for (const mode of modes) expect(contrastFailures(derivePalette(seeds, mode))).toEqual([]);
    },
  );

  it('reports where its accent is adjusted', () => {
    expect(made({ accent: '#ff0' }).notes).toEqual([
      expect.stringMatching(
        /^#ff0 fills buttons, with dark text; lines and text are darkened, like #[0-9a-f]{6}\.$/,
      ),
    ]);
    expect(made({ accent: '#777' }).notes).toEqual([
      expect.stringMatching(/^#777 is darkened to #[0-9a-f]{6}, so that a button is seen and read\.$/),
    ]);
    expect(
      made({ font: { family: 'Karla', kind: 'sans-serif', missing: ['Greek', 'Cyrillic'] } }).notes,
    ).toEqual(["Karla draws no Greek and no Cyrillic: there the reader's own font is used."]);
  });

  it.each([
    ['serif', ['Georgia', 'serif']],
    ['monospace', ['ui-monospace', 'monospace']],
    ['sans-serif', ['system-ui', 'sans-serif']],
  ] as const)('has a font of the kind %s in place of one', (kind, fallbacks) => {
    const { font } = decisions({ font: { family: 'Lora', kind, missing: [] } });
    expect(font.text).toEqual(['Lora', ...fallbacks]);
    expect(font.display).toEqual(font.text);
  });

  it('may have another font for titles', () => {
    const { font } = decisions({ display: { family: 'Lora', kind: 'serif', missing: ['Greek'] } });
    expect(font.text).toEqual(['Inter', 'system-ui', 'sans-serif']);
    expect(font.display).toEqual(['Lora', 'Georgia', 'serif']);
  });

  it('may have a name in any script, which is escaped as markup', () => {
    const { files } = made({ name: 'Αύρα <b>"&"</b>' });
    expect(decisions({ name: 'Αύρα' }).name).toBe('Αύρα');
    expect(files['logo.svg']).toContain('>Αύρα &lt;b&gt;&quot;&amp;&quot;&lt;/b&gt;</text>');
    expect(files['mark.svg']).toContain('>Α</text>');
  });

  it('puts a long name on two lines of its logo, which keeps the usual shape', () => {
    const logo = made({ name: 'Grand Hotel & Villas of the Aegean Islands' }).files['logo.svg'] ?? '';
    expect(logo).toContain('>Grand Hotel &amp; Villas</text>');
    expect(logo).toContain('>of the Aegean Islands</text>');
    expect(getRatio(logo)).toBeLessThan(8);
    expect(made({ name: 'Αύρα' }).files['logo.svg']).toContain('>Αύρα</text>');
  });

  it.each(['Αύρα', 'Donaudampfschifffahrtsgesellschaft', `${'Villa '.repeat(20)}Azul`, 'A <b> & "C"'])(
    'has drawings that a build accepts, called %s',
    (name) => {
      const { files } = made({ name });
      for (const drawing of drawingNames)
        expect(checkDrawing(drawing, files[drawing] ?? '')).toContain('<svg');
    },
  );

  it('differs from another by its visible name: Greek accents and extra spaces do not count', () => {
    const greek = [{ id: 'avgi', name: 'Αυγή Αιγαίου' }];
    expect(() => newBrand({ ...aurora, name: 'ΑΥΓΗ  ΑΙΓΑΙΟΥ' }, greek)).toThrow(
      'The brand avgi is called Αυγή Αιγαίου already',
    );
    expect(newBrand({ ...aurora, name: 'Αυγή Ιονίου' }, greek).notes).toEqual([]);
  });

  it.each([
    [{ accent: '#fff' }, 'color.accent is #ffffff, which cannot be told from the surface'],
    [{ accent: 'blue' }, '"blue" is no colour: write it like #00796b'],
    [{ accent: 'oklch(2 0.1 180)' }, 'is no colour'],
    [{ radius: '99' }, '"99" cannot be the radius'],
    [{ radius: '-1' }, '"-1" cannot be the radius'],
    [{ id: '../up' }, '"../up" cannot be a folder'],
    [{ name: ' ' }, 'A brand needs a name'],
    [{ name: 'meridian ' }, 'The brand meridian is called Meridian already'],
    [{ name: 'MERÍDIAN' }, 'The brand meridian is called Meridian already'],
  ])('is refused with a message: %j', (asked, words) => {
    expect(() => made(asked)).toThrow(words);
  });
});

describe('a font', () => {
  it('is found ignoring case', () => {
    expect(findFamily(' source sans 3', installedFamilies())).toEqual({
      family: 'Source Sans 3',
      kind: 'sans-serif',
      missing: [],
    });
  });

  it('that is not installed is reported with the installed ones, and how to install it', () => {
    expect(() => findFamily('Intr', installedFamilies())).toThrow(
      /did you mean Inter\? .*@fontsource-variable\/intr$/,
    );
    expect(() => findFamily('#00796b', installedFamilies())).toThrow(/@fontsource-variable\/…$/);
  });

  it('of every brand has the scripts of the product', () => {
    for (const { missing } of installedFamilies()) expect(missing).not.toContain('Latin');
  });
});

import { describe, expect, it } from 'vitest';
import { newBrand } from '../brand/new-brand.ts';
import { readBrand } from '../brand/read-brand.ts';
import { toHex } from '../derive/oklch.ts';
import { derivePalette } from '../derive/palette.ts';
import { modes } from '../derive/seeds.ts';
import { holdsColor, holdsName } from './brand-traces.ts';

const names = ['Port', 'Inn (Group', 'A+B', 'C|D', '[Villa', 'Ξενία', 'Дом', 'Hôtel', 'Stay.', 'x*y'];
const accents = ['#000000', '#f2f0d8', '#808080', '#00ff00', '#ff00ff', '#ffff00', '#1b2a4a', '#ffd9e8'];

/** Twenty brands as `npm run brand:new` makes them: each name with two of the accents. */
const brands = names.flatMap((name, i) =>
  [0, 3].map((step) => ({ name, accent: accents[(i + step) % accents.length] ?? '' })),
);

describe.each(brands)('the brand $name with the accent $accent', ({ name, accent }) => {
  const font = { family: 'Inter', kind: 'sans-serif', missing: [] } as const;
  const { files } = newBrand({ id: 'odd', name, accent, font, radius: '8' }, []);
  const { seeds, overrides, name: written } = readBrand(files['brand.json'] ?? '', 'odd/brand.json');

  it('is found by its name where it stands, and not inside a word', () => {
    expect(holdsName(`title:"${written}",x`, name)).toBe(true);
    expect(holdsName(files['logo.svg'] ?? '', name)).toBe(true);
    expect(holdsName(`su${name}a, support, inner group`, name)).toBe(false);
  });

  it('is found by its colours, also when they are shortened', () => {
    for (const mode of modes) {
      const hex = toHex(derivePalette(seeds, mode, overrides).accent);
      const short = hex.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');
      expect(holdsColor(`:root{--deck-color-accent:${short};--x:1}`, hex, 'accent')).toBe(true);
      expect(holdsColor(`:root{--deck-color-accent:${hex}}`, hex)).toBe(true);
      expect(holdsColor(`:root{color:${hex};--deck-color-accent:#123457}`, hex)).toBe(false);
    }
  });
});

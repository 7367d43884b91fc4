import { describe, expect, it } from 'vitest';
import { newBrand } from '../brand/new-brand.ts';
import { readBrand } from '../brand/read-brand.ts';
import { contrastFailures } from '../check-contrast.ts';
import { contrast } from './contrast.ts';
import { distance, toHex } from './oklch.ts';
import { derivePalette } from './palette.ts';
import { type Mode, modes } from './seeds.ts';

/** Accents that carry text as they are: a button has exactly this colour in light mode. */
const kept = [
  '#ffd400',
  '#00ff9c',
  '#ffff00',
  '#ff6a00',
  '#00e5ff',
  '#ffb3c7',
  '#b8f500',
  '#f5a0ff',
  '#d4d4d4',
  '#000000',
  '#1b2a4a',
  '#7a1fa2',
  '#00796b',
  '#c2185b',
  '#0d50c3',
  '#0000ff',
];
/** Accents that become a little darker or lighter as a fill, to be told from the page, or for words. */
const moved = ['#808080', '#777777', '#e8e8e8', '#f2f0d8', '#e0457b'];

function made(accent: string) {
  const font = { family: 'Inter', kind: 'sans-serif', missing: [] } as const;
  const { files } = newBrand({ id: 'odd', name: 'Odd', accent, font, radius: '8' }, []);
  const { seeds } = readBrand(files['brand.json'] ?? '', 'odd/brand.json');
  return { files, palette: (mode: Mode) => derivePalette(seeds, mode) };
}

describe.each([...kept, ...moved])('a brand with the accent %s', (accent) => {
  const { files, palette } = made(accent);

  it.each(modes)('can be read and seen in every state, %s', (mode) => {
    expect(contrastFailures(palette(mode))).toEqual([]);
  });

  it.each(modes)('has buttons that differ from what they stand on, %s', (mode) => {
    const { accent: fill, accentHover, canvas, surface, raised } = palette(mode);
    for (const ground of [canvas, surface, raised])
      expect(distance(fill, ground)).toBeGreaterThanOrEqual(0.08);
    expect(toHex(accentHover)).not.toBe(toHex(fill));
  });

  it('has a favicon whose letter can be read', () => {
    const { accent: fill, onAccent } = palette('light');
    expect(contrast(fill, onAccent)).toBeGreaterThanOrEqual(4.5);
    expect(files['favicon.svg']).toContain(`fill="${toHex(fill)}"`);
    expect(files['favicon.svg']).toContain(`fill="${toHex(onAccent)}"`);
  });
});

it.each(kept)('the accent %s is the colour of buttons in light mode', (accent) => {
  expect(toHex(made(accent).palette('light').accent)).toBe(accent);
});

it.each(moved)('the accent %s is adjusted so that buttons are seen and read', (accent) => {
  expect(toHex(made(accent).palette('light').accent)).not.toBe(accent);
});

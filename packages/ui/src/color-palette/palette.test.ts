import { isColor } from '@deck/values';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatRatio, getContrast, readableRatio } from './contrast.ts';
import { hues, palette, paletteColor, steps } from './palette.ts';
import { readColor } from './read-color.ts';

describe('the palette', () => {
  // Specification 9.34
  it('has eighty different colours, each hue in every step', () => {
    expect(palette).toHaveLength(hues.length * steps.length);
    expect(palette).toHaveLength(80);
    expect(new Set(palette.map(({ hex }) => hex)).size).toBe(80);
    for (const { hex } of palette) expect(isColor(hex), hex).toBe(true);
  });

  it.each(hues)('%s darkens with each step', (hue) => {
    const ratios = palette.filter((color) => color.hue === hue).map(({ hex }) => getContrast(hex, '#ffffff'));
    expect(ratios).toEqual(ratios.toSorted((a, b) => a - b));
  });

  it('is readable on white from step 600 on', () => {
    const dark = palette.filter(({ step }) => step >= 600);
    expect(dark.filter(({ hex }) => getContrast(hex, '#ffffff') < readableRatio)).toEqual([]);
  });

  it('finds a colour in any case', () => {
    expect(paletteColor('#0074C0')).toMatchObject({ hue: 'blue', step: 600 });
    expect(paletteColor('#123456')).toBeUndefined();
  });
});

describe('contrast', () => {
  it('follows WCAG 2', () => {
    expect(getContrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(getContrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });

  it('is never rounded up', () => {
    expect(formatRatio(4.49, 'en')).toBe('4.4');
    expect(formatRatio(21, 'ru')).toBe('21,0');
  });
});

describe('parsing a colour', () => {
  it.each([
    ['#fff', '#ffffff'],
    ['fff', '#ffffff'],
    ['1a2', '#11aa22'],
    [' #0074C0 ', '#0074c0'],
    ['0074c0', '#0074c0'],
    ['rgb(1,2,3)', '#010203'],
    ['rgb( 255 , 0 , 10 )', '#ff000a'],
    ['RGB(0 116 192)', '#0074c0'],
    ['rgba(0, 116, 192, 1)', '#0074c0'],
  ])('%j is %s', (text, hex) => {
    expect(readColor(text)).toBe(hex);
  });

  it.each([
    '',
    '#',
    '#ff',
    '#ffff',
    '#fffffff',
    'red',
    'rgb(1,2)',
    'rgb(256,0,0)',
    'rgb(-1,0,0)',
    'rgba(0,0,0,0.5)',
    '#ggg',
    '#0074c0ff',
    '\u0000#fff',
    '#١٢٣',
  ])('%j is invalid', (text) => {
    expect(readColor(text)).toBeUndefined();
  });

  it('handles a long text quickly', () => {
    for (const text of ['f'.repeat(80_000), `rgb(${' '.repeat(80_000)}`])
      expect(readColor(text)).toBeUndefined();
  });

  it('parses every notation of every colour', () => {
    const byte = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(byte, byte, byte, (red, green, blue) => {
        const hex = readColor(`rgb(${red}, ${green}, ${blue})`);
        expect(hex).toBeDefined();
        expect(readColor(hex ?? '')).toBe(hex);
        expect(readColor((hex ?? '').slice(1).toUpperCase())).toBe(hex);
      }),
    );
  });

  it('returns a complete colour or undefined, whatever the input', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(isColor(readColor(text) ?? '#000000')).toBe(true);
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { checkDrawing, type DrawingName } from './check-drawing.ts';
import { opticalHeight } from './optical-height.ts';

const svg = (box: string, inside = '<path d="M0 0h1v1z"/>') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${inside}</svg>`;

describe('a drawing of a brand', () => {
  it("is embedded without an editor's metadata", () => {
    const exported = `<?xml version="1.0"?>\n<!-- Made\nby hand -->\n<!DOCTYPE svg>\n${svg('0 0 4 1')}\n\n`;
    expect(checkDrawing('logo.svg', exported)).toBe(`${svg('0 0 4 1')}\n`);
  });

  it.each<[DrawingName, string, string]>([
    ['logo.svg', 'PNG', 'logo.svg is no SVG drawing: export it as SVG.'],
    ['logo.svg', '<svg><path/></svg>', 'logo.svg has no viewBox, so it cannot be made larger or smaller.'],
    ['logo.svg', svg('0 0 4 1', '<script>1</script>'), 'logo.svg holds a script: export it as plain shapes.'],
    ['logo.svg', svg('0 0 4 1', '<g onload="x"/>'), 'logo.svg holds a script that an event starts'],
    ['panel.svg', svg('0 0 4 1', '<image href="https://a.example/b.png"/>'), 'panel.svg loads something'],
    ['panel.svg', svg('0 0 4 1', '<foreignObject/>'), 'panel.svg holds a page in a foreignObject'],
    ['panel.svg', svg('0 0 4 1', ' '.repeat(60_000)), 'panel.svg is 61 kB, but may be 60'],
    ['mark.svg', svg('0 0 128 32'), 'mark.svg is 4 times as wide as high, but stands in a square'],
    ['logo.svg', svg('0 0 454 32'), 'logo.svg is 14.2 times as wide as high, but has room for 10: set its'],
    ['favicon.svg', svg('0 0 32 128'), 'favicon.svg is 4 times as high as wide, but stands in a square'],
  ])('is refused with a message: %s', (name, file, words) => {
    expect(() => checkDrawing(name, file)).toThrow(words);
  });

  it.each(['0 0 128 32', '0 0 320 32', '0 0 32 128'])('may be a logo of %s', (box) => {
    expect(checkDrawing('logo.svg', svg(box))).toContain(box);
  });
});

describe('the height of a logo', () => {
  it.each([
    ['0 0 141 32', 32],
    ['0 0 116 32', 32],
    ['0 0 128 32', 32],
    ['0 0 320 32', 25],
    ['0 0 32 32', 55],
    ['0 0 32 128', 96],
  ])('of %s is %i where the usual one is 32', (box, height) => {
    expect(opticalHeight(svg(box), 32)).toBe(height);
  });
});

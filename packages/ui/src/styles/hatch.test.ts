import { expect, test } from 'vitest';
import { crossHatch, hatch } from './hatch.ts';

test('stripes repeat after whole pixels, so that a long line shows no blurred bands', () => {
  for (const background of [hatch('#000', '#fff'), crossHatch('#000', '#fff')]) {
    expect(background).not.toContain('repeating-');
    expect(background).toMatch(/\) 0 0 \/ \d+px \d+px/);
  }
});

test('a tile continues in the next: its halves have the same stops', () => {
  const stops = [...hatch('#000', '#fff').matchAll(/(#\w+) (-?\d+)%/g)].map(([, ink, at]) => [
    ink,
    Number(at),
  ]);
  const inHalf = (from: number) =>
    stops.flatMap(([ink, at]) =>
      Number(at) > from && Number(at) < from + 50 ? [[ink, Number(at) - from]] : [],
    );
  expect(inHalf(50)).toEqual(inHalf(0));
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { moved } from './moved.ts';
import { palette } from './palette.ts';

const at = (hue: string, step: number) =>
  palette.findIndex((color) => color.hue === hue && color.step === step);

it.each([
  ['ArrowRight', false, 'red', 600, 'orange', 600],
  ['ArrowLeft', false, 'grey', 600, 'grey', 600],
  ['ArrowDown', false, 'red', 600, 'red', 700],
  ['ArrowUp', false, 'red', 100, 'red', 100],
  ['Home', false, 'blue', 300, 'grey', 300],
  ['End', false, 'blue', 300, 'plum', 300],
  ['Home', true, 'blue', 300, 'grey', 100],
  ['End', true, 'blue', 300, 'plum', 800],
] as const)('%s (control: %s) moves from %s %i to %s %i', (key, ctrl, hue, step, toHue, toStep) => {
  expect(moved(at(hue, step), key, ctrl)).toBe(at(toHue, toStep));
});

it('stays within the palette, and ignores other keys', () => {
  const key = fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'a', 'Tab');
  fc.assert(
    fc.property(fc.nat({ max: palette.length - 1 }), key, fc.boolean(), (from, pressed, ctrl) => {
      const next = moved(from, pressed, ctrl);
      expect(next === undefined || palette[next] !== undefined).toBe(true);
      expect(next === undefined).toBe(pressed === 'a' || pressed === 'Tab');
    }),
  );
});

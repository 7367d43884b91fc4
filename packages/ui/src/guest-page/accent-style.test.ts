import type { PropertyAccent } from '@deck/tokens';
import { expect, it } from 'vitest';
import { toAccentStyle } from './accent-style.ts';

const colors = (value: string): PropertyAccent['light'] => ({
  accent: value,
  onAccent: value,
  accentHover: value,
  accentActive: value,
  accentEdge: value,
  accentSoft: value,
  accentSoftHover: value,
  accentLine: value,
  accentText: value,
  accentMark: value,
  focus: value,
  selected: value,
});

it('overrides each accent of the theme, in both modes', () => {
  const style = toAccentStyle({ light: colors('#177f83'), dark: colors('#379599') });
  expect(style).toHaveProperty('--deck-color-accent-soft-hover', 'light-dark(#177f83, #379599)');
  expect(Object.keys(style)).toHaveLength(12);
});

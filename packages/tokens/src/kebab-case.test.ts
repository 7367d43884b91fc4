import { describe, expect, it } from 'vitest';
import { kebabCase } from './kebab-case.ts';

describe('the name of a CSS variable', () => {
  it.each([
    ['accent', 'accent'],
    ['accentSoftHover', 'accent-soft-hover'],
    ['text2', 'text-2'],
    ['panelText2', 'panel-text-2'],
    ['deck-color-onAccent', 'deck-color-on-accent'],
  ])('%s is written %s', (name, written) => {
    expect(kebabCase(name)).toBe(written);
  });
});

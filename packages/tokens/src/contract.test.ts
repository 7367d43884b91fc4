import { describe, expect, it } from 'vitest';
import { vars } from './contract.css.ts';

describe('the theme contract', () => {
  it('names its variables by path', () => {
    expect(vars.color.accentSoftHover).toBe('var(--deck-color-accent-soft-hover)');
    expect(vars.color.text2).toBe('var(--deck-color-text-2)');
    expect(vars.size.controlSmall).toBe('var(--deck-size-control-small)');
  });

  it('never uses a variable twice', () => {
    const names = Object.values(vars).flatMap((group) => Object.values(group));
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThan(90);
  });
});

import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import packageFile from '../../package.json' with { type: 'json' };
import { brandFile, chosenBrand, listBrands, loadDecisions } from './brands.ts';

describe('the brands', () => {
  it('are found by their folders', () => {
    expect(listBrands()).toContain('meridian');
    expect(listBrands().length).toBeGreaterThanOrEqual(2);
  });

  it.each(listBrands())('%s has a file of at most 40 lines and its drawings', (name) => {
    expect(loadDecisions(name).name).not.toBe('');
    const lines = readFileSync(brandFile(name, 'brand.json'), 'utf8').trimEnd().split('\n');
    expect(lines.length).toBeLessThanOrEqual(40);
    const drawings = ['logo.svg', 'mark.svg', 'favicon.svg', 'panel.svg'];
    expect(drawings.filter((file) => !existsSync(brandFile(name, file)))).toEqual([]);
  });

  it('are selected by BRAND, by default the default brand', () => {
    expect(chosenBrand('solera')).toBe('solera');
    expect(packageFile.imports['#chosen-brand/*']).toBe(`./brands/${chosenBrand('')}/*`);
  });

  it('are listed when BRAND names an unknown brand', () => {
    expect(() => chosenBrand('solara')).toThrow(
      `BRAND is "solara", but the brands are ${listBrands().join(', ')}; did you mean BRAND=solera?`,
    );
  });

  it('are never looked for outside their folder', () => {
    expect(() => chosenBrand('../brands/solera')).toThrow('the brands are');
  });
});

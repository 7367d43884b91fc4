import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newBrand } from '../brand/new-brand.ts';
import { readBrand } from '../brand/read-brand.ts';
import type { Json } from '../brand/template.ts';
import { type Mode, modes } from '../derive/seeds.ts';
import { deriveTokens } from '../derive/tokens.ts';
import { formatProblems } from '../testing/format-problems.ts';
import { cssValues } from '../theme/css-values.ts';
import { brandOfMapping } from './brand-of-mapping.ts';
import { brandOfTokens } from './brand-of-tokens.ts';
import { readMapping } from './mapping.ts';
import { readTokens } from './read-tokens.ts';
import { targetNames } from './targets.ts';
import { writeMapped } from './write-mapped.ts';
import { writeTokens } from './write-tokens.ts';

type Decisions = Readonly<Record<string, Json>>;

const getTokens = (json: string, mode: Mode) => deriveTokens(readBrand(json, 'brand.json'), mode);

/** Every token in a group, with the type that it has from the groups around it. */
function tokensIn(
  group: Json,
  path: readonly string[] = [],
  outer?: Json,
): { path: string; token: Decisions }[] {
  const found = group as Decisions;
  const type = found.$type ?? outer;
  if (found.$value !== undefined) return [{ path: path.join('.'), token: { ...found, $type: type ?? '' } }];
  return Object.entries(found)
    .filter(([name]) => !name.startsWith('$'))
    .flatMap(([name, member]) => tokensIn(member, [...path, name], type));
}

function made({ accent, radius }: { accent: string; radius: number }): string {
  const font = { family: 'Inter', kind: 'sans-serif', missing: [] } as const;
  const { files } = newBrand({ id: 'any', name: 'Any', accent, font, radius: String(radius) }, []);
  return files['brand.json'] ?? '';
}

/** Every value that shows: with them all mapped, a brand is another's twin. */
const targets = targetNames.filter(
  (name) => !['info', 'success', 'warning', 'danger', 'accent', 'ink'].includes(name),
);

const byte = fc.integer({ min: 0, max: 255 });
/** Brands as `npm run brand:new` makes them. None is almost white, which is refused. */
const anyBrand = fc
  .record({ rgb: fc.tuple(byte, byte, byte), radius: fc.integer({ min: 0, max: 24 }) })
  .filter(({ rgb }) => Math.min(...rgb) < 200)
  .map(({ rgb, radius }) => {
    const accent = `#${rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
    return made({ accent, radius });
  });

describe('the exported file of any brand', () => {
  it('is valid in the format 2025.10', () => {
    fc.assert(
      fc.property(anyBrand, fc.constantFrom(...modes), (json, mode) => {
        const origin = { brand: 'any', mode, decisions: JSON.parse(json) };
        const content: Json = JSON.parse(JSON.stringify(writeTokens(getTokens(json, mode), origin)));
        expect(content).toMatchObject({
          $schema: 'https://www.designtokens.org/schemas/2025.10/format.json',
        });
        expect(tokensIn(content).length).toBeGreaterThan(80);
        expect(formatProblems(content)).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });

  it('results in the same brand when it is read again', () => {
    fc.assert(
      fc.property(anyBrand, (json) => {
        const decisions: Decisions = JSON.parse(json);
        const read = (mode: Mode) =>
          readTokens(
            JSON.stringify(writeTokens(getTokens(json, mode), { brand: 'any', mode, decisions })),
            `any.${mode}.tokens.json`,
          ).tokens;
        const again = brandOfTokens(decisions, { light: read('light'), dark: read('dark') });
        expect(again).toEqual({ json, overridden: [] });
      }),
      { numRuns: 60 },
    );
  });

  it('is the same brand again by a mapping, written and read under the names of another tool', () => {
    const mapping = readMapping(
      targets.map((target, index) => `${target}={theirs.group ${index % 5}.${target.replaceAll('.', ' ')}}`),
    );
    fc.assert(
      fc.property(anyBrand, (json) => {
        const brand = readBrand(json, 'brand.json');
        const content = writeMapped(brand, mapping);
        expect(tokensIn(content as Json)).toHaveLength(targets.length);
        expect(formatProblems(content)).toEqual([]);
        const again = brandOfMapping({
          light: { name: 'theirs.json', json: JSON.stringify(content) },
          mapping,
          families: [{ family: 'Inter', kind: 'sans-serif', missing: [] }],
          begun: { decisions: JSON.parse(made({ accent: '#0d50c3', radius: 6 })) },
        });
        expect(again.leftOut).toEqual([]);
        for (const mode of modes)
          expect(cssValues(getTokens(again.json, mode))).toEqual(cssValues(getTokens(json, mode)));
      }),
      { numRuns: 25 },
    );
  });

  it('gives its values to a brand under other names too', () => {
    fc.assert(
      fc.property(anyBrand, (json) => {
        const theirs = getTokens(json, 'light');
        const origin = { brand: 'any', mode: 'light', decisions: JSON.parse(json) } as const;
        const { json: mapped } = brandOfMapping({
          light: { name: 'any.json', json: JSON.stringify(writeTokens(theirs, origin)) },
          mapping: readMapping(['light.accent={color.accent}', 'radius={radius.control}']),
          families: [],
          begun: { decisions: JSON.parse(made({ accent: '#0d50c3', radius: 6 })) },
        });
        expect(cssValues(getTokens(mapped, 'light')).color.accent).toBe(cssValues(theirs).color.accent);
        expect(getTokens(mapped, 'light').radius.control).toBe(theirs.radius.control);
      }),
      { numRuns: 25 },
    );
  });
});

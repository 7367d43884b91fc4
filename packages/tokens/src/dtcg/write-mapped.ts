import type { Brand } from '../brand/brand.ts';
import type { Path } from '../brand/positions.ts';
import { BrandError } from '../brand/reader.ts';
import type { Json } from '../brand/template.ts';
import { type Mode, modes } from '../derive/seeds.ts';
import { deriveTokens } from '../derive/tokens.ts';
import type { Mapping } from './mapping.ts';
import { withToken } from './with-token.ts';
import { type Written, writeTokens } from './write-tokens.ts';

/** The theme's own token of a decision: what a design tool shows where the brand decides less than a value. */
const decided: Readonly<Record<string, Path>> = {
  accent: ['color', 'accent'],
  ink: ['color', 'text'],
  surface: ['color', 'surface'],
  info: ['color', 'infoMark'],
  success: ['color', 'successMark'],
  warning: ['color', 'warningMark'],
  danger: ['color', 'dangerMark'],
  text: ['font', 'text'],
  display: ['font', 'display'],
  displayWeight: ['weight', 'display'],
  displayTracking: ['font', 'displayTracking'],
  density: ['size', 'control'],
  radius: ['radius', 'control'],
  radiusChip: ['radius', 'chip'],
  motion: ['motion', 'base'],
  ease: ['motion', 'ease'],
};

/**
 * Exports a brand's values under the names of another tool, in the Design Tokens Format Module 2025.10: the other way of
 * `brandOfMapping`. Values of dark mode are those named so: `dark.accent`, and `night` for its surface.
 * @throws BrandError if two values have one name, a name is that of a token and of a group, or the format has no such name
 */
export function writeMapped(brand: Brand, mapping: Mapping): Written {
  const themes = Object.fromEntries(
    modes.map((mode) => [
      mode,
      writeTokens(deriveTokens(brand, mode), { brand: brand.name, mode, decisions: {} }),
    ]),
  ) as Readonly<Record<Mode, Written>>;
  const { $schema = '' } = themes.light;
  const written = new Map<string, string>();
  return [...mapping].reduce<Written>(
    (made, [target, keys]) => {
      assertFree(written, target, keys);
      return withToken(made, keys.map(String), tokenOf(themes, target));
    },
    { $schema, $description: brand.name },
  );
}

/** The exported token of a target, with its type. */
function tokenOf(themes: Readonly<Record<Mode, Written>>, target: string): Json {
  if (target === 'night') return read(themes.dark, ['color', 'surface']);
  const own = decided[target];
  if (own) return read(themes.light, own);
  const [first = '', ...rest] = target.split('.');
  const mode = modes.find((one) => one === first);
  if (mode) return read(themes[mode], ['color', ...rest]);
  const [shadowMode, name = ''] = rest;
  const isShadow = first === 'shadow' && (shadowMode === 'light' || shadowMode === 'dark');
  return isShadow ? read(themes[shadowMode], ['shadow', name]) : read(themes.light, [first, ...rest]);
}

function read(theme: Written, path: Path): Json {
  let found: Json = theme;
  let type: Json | undefined;
  for (const key of path) {
    const group = found as Readonly<Record<string, Json>>;
    type = group.$type ?? type;
    found = group[key] ?? '';
  }
  const token = found as Readonly<Record<string, Json>>;
  return { ...(type === undefined ? {} : { $type: type }), ...token };
}

const isName = (key: string) => /^[^${}.][^{}.]*$/.test(key);

function assertFree(written: Map<string, string>, target: string, keys: Path): void {
  const name = keys.join('.');
  const odd = keys.find((key, at) => !isName(String(key)) && !(key === '$root' && at === keys.length - 1));
  if (odd !== undefined)
    throw new BrandError(
      `${target} is {${name}}, but "${odd}" is no name of the format: it has no dot and no brace, and begins without $.`,
    );
  for (const [other, by] of written)
    if (other === name || other.startsWith(`${name}.`) || name.startsWith(`${other}.`))
      throw new BrandError(
        `${by} is {${other}} and ${target} is {${name}}: a token stands alone at its name.`,
      );
  written.set(name, target);
}

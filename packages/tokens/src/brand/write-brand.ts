import type { Json } from './template.ts';

type Group = Readonly<Record<string, Json>>;

/** The width of a line, so that a brand's file stays readable. */
const mostLines = 40;

/** The text of `brand.json`: a line per value and per sentence if it fits. */
export function writeBrand(decisions: Group): string {
  const roomy = written(decisions, ['tagline', 'color', 'overrides']);
  return roomy.split('\n').length <= mostLines + 1 ? roomy : written(decisions, ['color', 'overrides']);
}

/** @param spread objects whose members each get a line */
function written(decisions: Group, spread: readonly string[]): string {
  const lines = Object.entries(decisions).map(([key, value]) => {
    const text = spread.includes(key) ? grouped(value as Group) : spaced(value);
    return `  ${JSON.stringify(key)}: ${text}`;
  });
  return `{\n${lines.join(',\n')}\n}\n`;
}

const grouped = (group: Group): string =>
  `{\n${Object.entries(group)
    .map(([key, value]) => `    ${JSON.stringify(key)}: ${spaced(value)}`)
    .join(',\n')}\n  }`;

/** JSON on a single line, with readable spacing. */
function spaced(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(spaced).join(', ')}]`;
  if (typeof value !== 'object') return JSON.stringify(value);
  const parts = Object.entries(value).map(([key, inner]) => `${JSON.stringify(key)}: ${spaced(inner)}`);
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}

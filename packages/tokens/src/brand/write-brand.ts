import type { Json } from './template.ts';

type Group = Readonly<Record<string, Json>>;

/** A brand's file is read at a glance. */
const mostLines = 40;

/** The text of `brand.json`: a line for each decision, and for each sentence while there is room. */
export function writeBrand(decisions: Group): string {
  const roomy = written(decisions, ['tagline', 'color', 'overrides']);
  return roomy.split('\n').length <= mostLines + 1 ? roomy : written(decisions, ['color', 'overrides']);
}

/** @param spread objects of which each member gets a line of its own */
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

/** JSON on one line, with the spaces people put. */
function spaced(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(spaced).join(', ')}]`;
  if (typeof value !== 'object') return JSON.stringify(value);
  const parts = Object.entries(value).map(([key, inner]) => `${JSON.stringify(key)}: ${spaced(inner)}`);
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}

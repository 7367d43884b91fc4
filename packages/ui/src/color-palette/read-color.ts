const part = String.raw`\s*(\d{1,3})\s*`;
const rgb = new RegExp(
  `^rgba?\\(${part}[,\\s]${part}[,\\s]${part}(?:[,/]\\s*(?:1(?:\\.0+)?|100%)\\s*)?\\)$`,
  'i',
);

/**
 * Parses a colour: `#fff`, `fff`, `#0074C0`, `rgb(0, 116, 192)`. Undefined for invalid and for translucent
 * colours, which `#rrggbb` cannot express.
 */
export function readColor(written: string): string | undefined {
  const text = written.trim().toLowerCase();
  // Longer than any colour: skip the regular expressions.
  if (text.length > 40) return undefined;
  const [, digits] = /^#?([\da-f]{3}|[\da-f]{6})$/.exec(text) ?? [];
  if (digits !== undefined) return `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`;
  const parts = rgb.exec(text)?.slice(1).map(Number) ?? [];
  if (parts.length !== 3 || parts.some((one) => one > 255)) return undefined;
  return `#${parts.map((one) => one.toString(16).padStart(2, '0')).join('')}`;
}

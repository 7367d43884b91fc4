import { mostLogoRatio } from './check-drawing.ts';

/** In pixels of the artboard. */
const HEIGHT = 32;
const TEXT = 20;
/** For a name in two lines. */
const SMALL_TEXT = 13;
/** In characters: a longer name takes two lines. */
const LONGEST_LINE = 18;
/** The position of the name, after the mark. */
const NAME_AT = 44;
/** The maximum average width of a character, in em. */
const LETTER = 0.66;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/**
 * Initial drawings: the first letter in a frame, the name next to it, and a quiet pattern. They use the
 * brand's colours and fit everywhere, until designers replace them.
 * @param accent the colours of the favicon: its fill and the letter on it, as `#00796b`
 * @param radius the radius of a control, in pixels
 */
export function drawings(
  name: string,
  { accent, onAccent }: { readonly accent: string; readonly onAccent: string },
  radius: number,
): Readonly<Record<string, string>> {
  const letter = escaped([...name][0]?.toLocaleUpperCase() ?? '');
  const label = escaped(name);
  const corner = Math.min(radius, 14);
  const frame = `<rect x="1" y="1" width="30" height="30" rx="${corner}" fill="none" stroke="currentColor" stroke-width="2"/>`;
  const initial = (fill: string) =>
    `<text x="16" y="22" text-anchor="middle" font-family="inherit, sans-serif" font-size="17" font-weight="700" fill="${fill}">${letter}</text>`;
  const lines = getLines(name);
  const longest = Math.max(...lines.map((line) => [...line].length)) * LETTER;
  // A word without a break is small rather than a logo too wide.
  const fitting = Math.floor((mostLogoRatio * HEIGHT - NAME_AT) / longest);
  const size = Math.min(lines.length === 1 ? TEXT : SMALL_TEXT, fitting);
  const width = Math.ceil(NAME_AT + longest * size);
  const written = lines.map((line, index) => {
    const y = lines.length === 1 ? 23 : 13 + index * 15;
    return `<text x="${NAME_AT}" y="${y}" font-family="inherit, sans-serif" font-size="${size}" font-weight="600" fill="currentColor">${escaped(line)}</text>`;
  });
  return {
    'mark.svg': `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32" aria-hidden="true">
  ${frame}
  ${initial('currentColor')}
</svg>
`,
    'logo.svg': `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}" viewBox="0 0 ${width} ${HEIGHT}" role="img" aria-label="${label}">
  ${frame}
  ${initial('currentColor')}
  ${written.join('\n  ')}
</svg>
`,
    'favicon.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <title>${label}</title>
  <rect width="32" height="32" rx="${corner}" fill="${accent}"/>
  ${initial(onAccent).replace('inherit, ', '')}
</svg>
`,
    'panel.svg': panel(corner),
  };
}

/** Splits a long name between words into two lines of similar length. */
function getLines(name: string): readonly string[] {
  const words = name.split(' ');
  const breaks = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
  const longest = (lines: readonly string[]) => Math.max(...lines.map((line) => line.length));
  const [best] = breaks.toSorted((a, b) => longest(a) - longest(b));
  return name.length > LONGEST_LINE && best ? best : [name];
}

/** Frames in rows below the text, fewer towards the top. */
function panel(corner: number): string {
  const rows = [4, 5, 6].flatMap((row) =>
    [0, 1, 2, 3, 4].slice(2 * (6 - row)).map((column) => {
      const [x, y] = [column * 128 - 20 - (row % 2) * 64, row * 128];
      return `<rect x="${x}" y="${y}" width="104" height="104" rx="${corner * 3}"/>`;
    }),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
  <g fill="none" stroke="var(--deck-color-panel-line)">
    ${rows.join('\n    ')}
  </g>
</svg>
`;
}

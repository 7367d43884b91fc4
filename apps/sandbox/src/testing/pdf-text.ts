import { inflateSync } from 'node:zlib';

/**
 * The visible text of a PDF. The glyphs of its embedded fonts are mapped back to letters by the file's own
 * tables. It only supports what our invoices and receipts use.
 */
export function pdfText(pdf: Buffer): string {
  const objects = getObjects(pdf);
  const fonts = getFonts(objects);
  const lines: string[] = [];
  for (const { stream } of objects.values()) {
    if (!stream || !/\bTf\b/.test(stream)) continue;
    let letters: ReadonlyMap<string, string> = new Map();
    for (const [, font, , shown] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|(\[([^\]]*)\] TJ)/g)) {
      if (font) letters = fonts.get(font) ?? new Map();
      else lines.push(decoded(shown ?? '', letters));
    }
  }
  return lines.join('\n');
}

interface PdfObject {
  readonly head: string;
  readonly stream: string | undefined;
}

function getObjects(pdf: Buffer): Map<string, PdfObject> {
  const text = pdf.toString('latin1');
  const found = new Map<string, PdfObject>();
  for (const match of text.matchAll(/(\d+) 0 obj\n(.*?)endobj/gs)) {
    const [, id = '', body = ''] = match;
    const at = body.indexOf('stream\n');
    const head = at < 0 ? body : body.slice(0, at);
    const raw = at < 0 ? undefined : Buffer.from(body.slice(at + 7, body.lastIndexOf('endstream')), 'latin1');
    found.set(id, { head, stream: raw && plain(head, raw) });
  }
  return found;
}

function plain(head: string, raw: Buffer): string | undefined {
  if (!head.includes('FlateDecode')) return raw.toString('latin1');
  try {
    return inflateSync(raw).toString('latin1');
  } catch {
    return undefined;
  }
}

/** The letters of each font by glyph, as four hexadecimal digits. */
function getFonts(objects: ReadonlyMap<string, PdfObject>): Map<string, Map<string, string>> {
  const fonts = new Map<string, Map<string, string>>();
  for (const { head } of objects.values())
    for (const [, name = '', id = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '')?.[1];
      const map = table && objects.get(table)?.stream;
      if (map) fonts.set(name, getLetters(map));
    }
  return fonts;
}

function getLetters(map: string): Map<string, string> {
  const letters = new Map<string, string>();
  for (const [, from = '', list = ''] of map.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi))
    [...list.matchAll(/<([0-9a-f ]+)>/gi)].forEach(([, hex = ''], index) => {
      const glyph = (Number.parseInt(from, 16) + index).toString(16).padStart(4, '0');
      const units = hex.replaceAll(' ', '').match(/.{4}/g) ?? [];
      letters.set(glyph, String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16))));
    });
  return letters;
}

const decoded = (shown: string, letters: ReadonlyMap<string, string>): string =>
  [...shown.matchAll(/<([0-9a-f]+)>/gi)]
    .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
    .map((glyph) => letters.get(glyph.toLowerCase()) ?? '�')
    .join('');

import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { stdin } from 'node:process';
import { json } from 'node:stream/consumers';
import subsetFont from 'subset-font';
import type { PlacedSubset } from './subset-fonts.ts';
import { readRange } from './unicode-range.ts';

/** What browsers apply to any text, and figures of one width. Other letter forms that a font offers, no page asks for. */
const features = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'tnum'];

// The process of `subsetFonts`: reads the subsets as JSON from its input, and writes their files.
const subsets = (await json(stdin)) as readonly PlacedSubset[];
for (const { source, path, range, axes } of subsets) {
  const letters = String.fromCodePoint(...readRange(range));
  const made = await subsetFont(readFileSync(source), letters, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: features,
  });
  mkdirSync(dirname(path), { recursive: true });
  // Several builds may run at once, and none reads half a file.
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, made);
  renameSync(unfinished, path);
}

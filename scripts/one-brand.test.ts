import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadBrand } from '../packages/tokens/src/node.ts';
import { foreignTraces } from './lib/one-brand.mjs';

const [meridian, solera] = [loadBrand('meridian'), loadBrand('solera')];
const css = (accent: string) => `:root{--deck-color-accent:${accent};--deck-color-surface:#fff}`;

describe('a build of one brand', () => {
  let site = '';
  beforeEach(() => {
    site = mkdtempSync(join(tmpdir(), 'site-'));
    mkdirSync(join(site, 'assets'));
    write('index.html', '<title>Meridian Deck</title>');
    write('assets/index.css', css(meridian.colors.light.accent));
    write('assets/inter-latin.woff2', '');
    write('assets/index.js', `const logo = ${JSON.stringify(readFileSync(meridian.files.logo, 'utf8'))}`);
  });
  afterEach(() => rmSync(site, { recursive: true }));

  const write = (file: string, text: string) => writeFileSync(join(site, file), text);
  const traces = () => foreignTraces(site, meridian, [solera]);

  it('with only its own brand has no traces', () => {
    expect(traces()).toEqual([]);
  });

  it.each([
    ['assets/menu.js', 'const title = "Solera"', 'menu.js of meridian holds the name Solera of solera.'],
    ['assets/menu.js', 'href:"https://solera.example/terms"', 'the address solera.example'],
    ['assets/other.css', css(solera.colors.light.accent), 'the colour #'],
    ['assets/dark.css', css(solera.colors.dark.surface), 'the colour #'],
    ['assets/mark.js', `x=${JSON.stringify(readFileSync(solera.files.panel, 'utf8'))}`, 'the drawing <'],
    ['assets/commissioner-greek.woff2', '', 'the font Commissioner'],
    ['assets/fonts.css', "@font-face{font-family:'Source Sans 3'}", 'the font Source Sans 3'],
  ])('names what it finds in %s', (file, text, trace) => {
    write(file, text);
    expect(traces().join('\n')).toContain(trace);
  });

  it('may contain words that include a name', () => {
    write('assets/words.js', 'const consolerate = 1');
    expect(traces()).toEqual([]);
  });
});

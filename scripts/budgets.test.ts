import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { weightOf } from './lib/budgets.mjs';

test('a page weighs what it cannot run without, and its longest words', () => {
  const site = mkdtempSync(join(tmpdir(), 'budgets-'));
  mkdirSync(join(site, 'assets'));
  const files: Record<string, string> = {
    'index-AAAAAAAA.js': 'import{a}from"./kit-AAAAAAAA.js";const later=()=>import("./orders-AAAAAAAA.js");',
    'kit-AAAAAAAA.js': 'export const a=1;',
    'orders-AAAAAAAA.js': 'x'.repeat(5000),
    'login-screen-AAAAAAAA.js': 'import{a}from"./kit-AAAAAAAA.js";import"./field-AAAAAAAA.js";',
    'field-AAAAAAAA.js': 'export const field=1;',
    'login-AAAAAAAA.js': 'export const login={a:"Sign in"};',
    'login-BBBBBBBB.js': 'export const login={a:"Войти в систему прямо сейчас"};',
  };
  for (const [name, code] of Object.entries(files)) writeFileSync(join(site, 'assets', name), code);
  writeFileSync(
    join(site, 'index.html'),
    '<script type="module" crossorigin src="/assets/index-AAAAAAAA.js"></script>',
  );
  const counted = [
    'index-AAAAAAAA.js',
    'kit-AAAAAAAA.js',
    'login-screen-AAAAAAAA.js',
    'field-AAAAAAAA.js',
    'login-BBBBBBBB.js',
  ];
  const expected = counted.reduce((sum, name) => sum + gzipSync(files[name] ?? '').length, 0) / 1000;
  expect(weightOf(site, { screens: ['login-screen'], words: ['login'], kB: 1 })).toBeCloseTo(expected, 6);
  expect(() => weightOf(site, { screens: ['gone'], words: [], kB: 1 })).toThrow('gone');
});

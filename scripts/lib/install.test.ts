import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { installState, markInstalled } from './install.mjs';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'deck-install-'));
  writeFileSync(join(root, 'package-lock.json'), '{ "first": true }');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

test('from nothing, through an interrupted install, to a complete one', () => {
  expect(installState(root)).toBe('missing');
  mkdirSync(join(root, 'node_modules'));
  expect(installState(root)).toBe('half-finished');
  markInstalled(root);
  expect(installState(root)).toBe('complete');
});

test('another lock file requires another install', () => {
  mkdirSync(join(root, 'node_modules'));
  markInstalled(root);
  writeFileSync(join(root, 'package-lock.json'), '{ "first": false }');
  expect(installState(root)).toBe('outdated');
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { commands, describeCommands } from './lib/commands.mjs';
import { inRoot } from './lib/paths.mjs';

const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
const described = Object.values(commands).flatMap((group) => Object.keys(group));

test('every script of package.json is described exactly once', () => {
  expect(described.toSorted()).toEqual(Object.keys(scripts).toSorted());
});

test('each description fits on one line of a wide terminal', () => {
  const lines = describeCommands().split('\n');
  expect(lines.filter((line) => /^ {2}npm /.test(line))).toHaveLength(described.length);
  expect(lines.filter((line) => line.length > 130)).toEqual([]);
});

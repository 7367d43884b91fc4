import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from './paths.mjs';
import { getResult, getStages, groups, resultLine, type Stage, stages } from './stages.mjs';
import type { Ran } from './turbo.mjs';

const ran = (taskId: string, exitCode: number, status: 'HIT' | 'MISS' = 'MISS'): Ran => ({
  taskId,
  cache: { status },
  execution: { startTime: 1_000, endTime: 3_500, exitCode },
});
const types: Stage = { name: 'types', group: 'code', tasks: ['typecheck', 'typecheck:scripts'] };

test('a stage counts each of its tasks in every package', () => {
  const all = [ran('@deck/ui#typecheck', 0), ran('@deck/api#typecheck', 2), ran('//#typecheck:scripts', 0)];
  expect(getResult(types, all)).toEqual({ name: 'types', passed: 2, failed: 1, seconds: 7.5, cached: false });
});

test('a task that was not run has failed', () => {
  expect(getResult(types, [ran('@deck/ui#typecheck', 0)])).toMatchObject({ passed: 1, failed: 1 });
  const stopped = { ...ran('//#typecheck:scripts', 0), execution: null };
  expect(getResult(types, [ran('@deck/ui#typecheck', 0), stopped])).toMatchObject({ passed: 1, failed: 1 });
});

test('a stage whose report was not written has failed', () => {
  const reports = { files: ['.cache/never-written.json'], count: () => ({ passed: 5, failed: 0 }) };
  const stage: Stage = { name: 'stories', group: 'stories', tasks: ['test:stories'], reports };
  expect(getResult(stage, [ran('//#test:stories', 0)])).toMatchObject({ passed: 0, failed: 1 });
});

test('an unchanged stage is reported as from the cache', () => {
  const all = [ran('@deck/ui#typecheck', 0, 'HIT'), ran('//#typecheck:scripts', 0, 'HIT')];
  expect(resultLine(getResult(types, all))).toBe('✓ types: 2 passed, 0 failed (from the cache)');
});

test('an unknown group is refused; without names all groups but the last run', () => {
  expect(getStages(['everything'])).toBeUndefined();
  expect(getStages([])?.map(({ group }) => group)).not.toContain('release');
  expect(getStages([...groups])).toEqual(stages);
});

test('every stage is a task of turbo.json', () => {
  const { tasks } = JSON.parse(readFileSync(inRoot('turbo.json'), 'utf8'));
  const named = stages.flatMap((stage) => stage.tasks);
  expect(named.filter((task) => !(task in tasks) && !(`//#${task}` in tasks))).toEqual([]);
});

test('every group is a shard of the workflow', () => {
  const workflow = readFileSync(inRoot('.github/workflows/ci.yml'), 'utf8');
  const [, shards = ''] = /group: \[([^\]]+)\]/.exec(workflow) ?? [];
  expect(shards.split(', ')).toEqual(groups);
});

test('the page about testing has every stage, in its order and with its group', () => {
  const page = readFileSync(inRoot('docs/testing.md'), 'utf8');
  const rows = page.matchAll(/^\| ([^|]+?) +\| (code|stories|journeys|release) +\|/gm);
  expect(Array.from(rows, ([, name, group]) => ({ name, group }))).toEqual(
    stages.map(({ name, group }) => ({ name, group })),
  );
});

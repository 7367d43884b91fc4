import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { inRoot } from './lib/paths.mjs';

const read = (path: string) => readFileSync(inRoot(path), 'utf8');
const manifest = JSON.parse(read('package.json'));

/** The version of Node that runs everything after the install: `24`. */
const major = read('.nvmrc').trim();

test('every place that names the Node of the project names the same', () => {
  const { optionalDependencies, devDependencies } = manifest;
  const installed = Object.keys(optionalDependencies).filter((name) => name.startsWith('node-'));
  expect(installed.length).toBeGreaterThan(0);
  for (const name of installed) expect(optionalDependencies[name].split('.')[0], name).toBe(major);
  expect(devDependencies['@types/node'].split('.')[0]).toBe(major);
  expect(read('scripts/lib/node.mjs')).toContain(`const MAJOR = ${major};`);
  expect(read('README.md')).toContain(`installs Node ${major}`);
  for (const [, image = ''] of read('deploy/Dockerfile').matchAll(/^FROM node:(\d+)/gm))
    expect(image).toBe(major);
  expect(JSON.parse(read('.devcontainer/devcontainer.json')).image).toContain(`typescript-node:${major}-`);
});

test('the workflow runs on that Node, and each of its jobs installs what it runs', () => {
  const { jobs } = parse(read('.github/workflows/ci.yml'));
  for (const { steps } of Object.values<{ steps: { uses?: string; with?: object; run?: string }[] }>(jobs)) {
    const node = steps.find(({ uses }) => uses?.startsWith('actions/setup-node@'));
    expect(node?.with).toMatchObject({ 'node-version': Number(major) });
    const commands = steps.flatMap(({ run }) => run ?? []);
    expect(commands[0]).toBe('npm ci');
    for (const [, script = ''] of commands.join('\n').matchAll(/npm run ([\w:-]+)/g))
      expect(manifest.scripts).toHaveProperty([script]);
  }
});

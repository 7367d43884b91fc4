import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { createMetrics } from '../apps/sandbox/src/metrics/metrics.ts';
import { watchWaitingWork } from '../apps/sandbox/src/metrics/waiting-work.ts';
import { inRoot } from './lib/paths.mjs';

const read = (file: string) => readFileSync(inRoot(file), 'utf8');

interface Alert {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string };
}
const alerts: Alert[] = parse(read('deploy/alerts.yaml')).groups.flatMap(
  ({ rules }: { rules: Alert[] }) => rules,
);
const dashboard: { panels: { title: string; targets: { expr: string }[] }[] } = JSON.parse(
  read('deploy/dashboard.json'),
);
const shown = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));

test('every alert is in the runbook, and the runbook has no other', () => {
  const [, section = ''] = read('docs/runbook.md').split('\n## Alerts\n');
  const explained = Array.from(section.matchAll(/^\| `(\w+)`/gm), ([, name]) => name);
  expect(alerts.map(({ alert }) => alert)).toEqual(explained);
  for (const { labels, annotations } of alerts) {
    expect(['page', 'ticket']).toContain(labels.severity);
    expect(annotations.summary).not.toBe('');
  }
});

test('alerts and dashboard ask for metrics that there are, by labels that those have', () => {
  const metrics = createMetrics();
  const { registry } = metrics;
  // It is only asked for its names.
  watchWaitingWork(metrics, {} as Parameters<typeof watchWaitingWork>[1]);
  const known = registry.getMetricsAsArray().map(({ name }) => name);
  const asked = [...alerts.map(({ expr }) => expr), ...shown].flatMap((expr) =>
    Array.from(expr.matchAll(/\b(?:deck|nodejs|process)_\w+/g), ([name]) =>
      name.replace(/^(deck_\w+_duration_seconds)_(bucket|count|sum)$/, '$1'),
    ),
  );
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.filter((name) => !known.includes(name))).toEqual([]);
  for (const name of known.filter((one) => one.startsWith('deck_'))) expect(asked).toContain(name);
});

test('every panel of the dashboard has a name of its own and a closed expression', () => {
  expect(new Set(dashboard.panels.map(({ title }) => title)).size).toBe(dashboard.panels.length);
  expect(shown.every((expr) => expr.split('(').length === expr.split(')').length)).toBe(true);
});

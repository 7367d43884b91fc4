import { expect, test } from 'vitest';
import { findingsOf } from './lib/audit.mjs';

const advisory = (title: string) => ({ title, url: 'https://github.com/advisories/GHSA-0' });
const report = JSON.stringify({
  auditReportVersion: 2,
  vulnerabilities: {
    mild: { severity: 'moderate', via: [advisory('Slow')], fixAvailable: true },
    grave: { severity: 'critical', via: [advisory('Runs what it is sent')], fixAvailable: false },
    above: { severity: 'high', via: ['grave', advisory('Reads files')], fixAvailable: { name: 'above' } },
  },
});

test('what is as bad as the level or worse is told, the worst first', () => {
  expect(findingsOf(report, 'high')).toEqual([
    { name: 'grave', severity: 'critical', titles: ['Runs what it is sent'], fix: 'nothing mends it yet' },
    {
      name: 'above',
      severity: 'high',
      titles: ['through grave', 'Reads files'],
      fix: 'a newer version mends it',
    },
  ]);
  expect(findingsOf(report, 'low')).toHaveLength(3);
  expect(findingsOf('{"vulnerabilities":{}}', 'low')).toEqual([]);
});

test.each(['', 'no JSON', 'null', '{"message":"405 Method Not Allowed","error":{}}'])(
  'of a registry that says %j nothing is known',
  (said) => expect(findingsOf(said, 'high')).toBeUndefined(),
);

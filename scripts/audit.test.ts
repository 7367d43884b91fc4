import { expect, test } from 'vitest';
import { getAudit } from './lib/audit.mjs';

const advisory = (title: string) => ({ title, url: 'https://github.com/advisories/GHSA-0' });
const report = JSON.stringify({
  auditReportVersion: 2,
  vulnerabilities: {
    mild: { severity: 'moderate', via: [advisory('Slow')], fixAvailable: true },
    grave: { severity: 'critical', via: [advisory('Runs what it is sent')], fixAvailable: false },
    above: { severity: 'high', via: ['grave', advisory('Reads files')], fixAvailable: { name: 'above' } },
    user: { severity: 'high', via: ['above'], fixAvailable: false },
  },
  metadata: { dependencies: { total: 1143 } },
});

test('reports the vulnerabilities of the level and above, the worst first', () => {
  expect(getAudit(report, 'high')).toEqual({
    packages: 1143,
    users: 1,
    milder: 1,
    findings: [
      { name: 'grave', severity: 'critical', titles: ['Runs what it is sent'], fix: 'nothing mends it yet' },
      {
        name: 'above',
        severity: 'high',
        titles: ['Reads files'],
        fix: 'a newer version mends it',
      },
    ],
  });
  expect(getAudit(report, 'low')).toMatchObject({ milder: 0, findings: { length: 3 } });
  const clean = { vulnerabilities: {}, metadata: { dependencies: { total: 7 } } };
  expect(getAudit(JSON.stringify(clean), 'low')).toEqual({
    packages: 7,
    findings: [],
    users: 0,
    milder: 0,
  });
});

test.each([
  ['{"message":"405 Method Not Allowed","statusCode":405,"error":{}}', /does not tell .* \(it answers 405\)/],
  ['{"message":"503 Service Unavailable","statusCode":503,"error":{}}', /this time \(it answers 503\)/],
  ['{"message":"request failed, reason: connect ECONNREFUSED","error":{}}', /could not be asked/],
  ['', /could not be asked/],
  ['no JSON', /could not be asked/],
  ['null', /could not be asked/],
])('says why the answer %j of a registry holds no report', (said, why) => {
  expect(getAudit(said, 'high')).toEqual({ silence: expect.stringMatching(why) });
});

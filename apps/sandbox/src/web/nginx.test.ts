import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';
import { pagePolicy } from './security-headers.ts';
import { serverPaths } from './server-paths.ts';

const conf = readFileSync(new URL('../../../../deploy/nginx.conf.template', import.meta.url), 'utf8');
const headers = new Map(
  [...conf.matchAll(/add_header\s+(\S+)\s+(?:"([^"]*)"|(\S+))\s+always;/g)].map(
    ([, name = '', quoted, plain]) => [name.toLowerCase(), quoted ?? plain],
  ),
);

test('nginx sends the policy of a page as the sandbox does', () => {
  expect(headers.get('content-security-policy')).toBe(pagePolicy('<html></html>', '$request_id'));
});

test('and its other headers', async () => {
  const app = await createTestApp();
  const ours = (await app.browser().send('/nothing')).headers;
  for (const name of [
    'x-content-type-options',
    'referrer-policy',
    'cross-origin-opener-policy',
    'permissions-policy',
  ])
    expect([name, headers.get(name)]).toEqual([name, ours.get(name)]);
  await app.close();
});

test('it keeps no log of addresses, which carry the secrets of payers', () => {
  expect(conf.match(/\baccess_log\b.*/g)).toEqual(['access_log off;']);
});

test('it leaves to the server what is the server’s', () => {
  expect(conf).toContain(`^/(${serverPaths.join('|')})(/|$)`);
});

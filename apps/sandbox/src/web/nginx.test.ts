import { readFileSync } from 'node:fs';
import { serverPaths } from '@deck/api/contract/server-paths';
import { expect, test } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';
import { pagePolicy } from './security-headers.ts';
import { WORKER, WORKER_POLICY } from './site.ts';

const conf = readFileSync(new URL('../../../../deploy/nginx.conf.template', import.meta.url), 'utf8');
const server = readFileSync(new URL('../start/http-server.ts', import.meta.url), 'utf8');
const headers = new Map(
  [...conf.matchAll(/add_header\s+(\S+)\s+(?:"([^"]*)"|(\S+))\s+always;/g)].map(
    ([, name = '', quoted, plain]) => [name.toLowerCase(), quoted ?? plain],
  ),
);

test('nginx sends the same content security policy as the sandbox', () => {
  expect(headers.get('content-security-policy')).toBe(pagePolicy('<html></html>', '$request_id'));
});

test('nginx sends the same other headers', async () => {
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

test('nginx lets the worker fetch files', () => {
  const [, location = ''] = new RegExp(`location = ${WORKER} \\{([^}]*)\\}`).exec(conf) ?? [];
  expect(location).toContain(`Content-Security-Policy   "${WORKER_POLICY}" always;`);
  expect(location).toContain('$deck_cache');
});

test("nginx logs no addresses, which carry payers' secrets", () => {
  expect(conf.match(/\baccess_log\b.*/g)).toEqual(['access_log off;']);
});

test("nginx passes the server's paths on", () => {
  expect(conf).toContain(`^/(${serverPaths.join('|')})(/|$)`);
});

test('nginx asks a server for each page, and falls back to the file', () => {
  const [, page = ''] = /location @page \{([^}]*\}[^}]*)\}/.exec(conf) ?? [];
  expect(page).toMatch(/proxy_pass +\$\{API_SCHEME\}/);
  expect(page).toMatch(/error_page +404 500 502 503 504 = \/index\.html;/);
  expect(page).not.toMatch(/proxy_cache|Cache-Control/);
});

test('nginx keeps connections to the servers open, and closes an idle one before the server does', () => {
  const [, upstream = ''] = /upstream deck_api \{\n((?: .*\n)*)\}/.exec(conf) ?? [];
  expect(upstream).toMatch(/keepalive +\d{2,};/);
  expect(conf).toMatch(/proxy_http_version +1\.1;/);
  expect(conf).toMatch(/proxy_set_header +Connection +"";/);
  const [, nginxKeeps = ''] = /keepalive_timeout +(\d+)s;/.exec(upstream) ?? [];
  const [, serverKeeps = ''] = /keepAliveTimeout: (\d+) \* SECOND/.exec(server) ?? [];
  expect(Number(nginxKeeps)).toBeLessThan(Number(serverKeeps));
});

test('nginx passes events on as they happen, over a connection that no other call uses', () => {
  const [, events = ''] = /location = \/api\/v1\/events \{([^}]*\}[^}]*)\}/.exec(conf) ?? [];
  expect(events).toMatch(/proxy_buffering +off;/);
  expect(events).not.toMatch(/proxy_set_header|proxy_http_version/);
});

test("the server's paths are those of all its routes", async () => {
  const { app, close } = await createTestApp();
  const firsts = new Set(app.routes.map(({ path }) => path.split('/')[1] ?? ''));
  await close();
  expect([...firsts].filter((name) => /^[a-z]/.test(name)).sort()).toEqual([...serverPaths]);
});

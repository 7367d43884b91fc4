import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from './paths.mjs';
import { VISITS, visitsIn } from './visits.mjs';

const known = {
  paths: ['/orders/create', '/orders/{id}'],
  calls: [
    { area: 'orders', method: 'GET', path: '/api/v1/orders/{id}' },
    { area: 'orders', method: 'POST', path: '/api/v1/orders' },
    { area: 'rates', method: 'GET', path: '/api/v1/rates' },
  ],
};

test('records the routes that a file of journeys opens and the areas it calls', () => {
  const seen = {
    paths: ['/orders/create', '/orders/7', '/docs/style.css'],
    requests: ['GET /api/v1/orders/7', 'POST /api/v1/orders', 'DELETE /api/v1/rates'],
  };
  const spec = {
    file: '01.spec.ts',
    tests: [
      {
        annotations: [{ type: 'visited', description: JSON.stringify(seen) }],
        results: [{ duration: 1_400 }],
      },
    ],
  };
  expect(visitsIn({ suites: [{ specs: [spec], suites: [{ specs: [spec] }] }] }, known)).toEqual({
    '01.spec.ts': { seconds: 3, routes: ['/orders/create', '/orders/{id}'], areas: ['orders'] },
  });
});

test('every file of journeys is recorded: after a new one run npm run test:e2e and npm run visits', () => {
  const files = readdirSync(inRoot('apps/deck/e2e')).filter((name) => name.endsWith('.spec.ts'));
  expect(Object.keys(JSON.parse(readFileSync(inRoot(VISITS), 'utf8')))).toEqual(files.sort());
});

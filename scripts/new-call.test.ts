import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addCall, readCallName, usualRoute } from './lib/call/new-call.mjs';
import { inRoot } from './lib/paths.mjs';
import { PLACES } from './lib/places.mjs';

const { api, sandbox } = PLACES;
const right = 'ORDER_INSTANCE_EDIT';
const remind = { area: 'orders', operation: 'remind', route: 'POST /api/v1/orders/{id}/remind', right };

let root: string;
const read = (path: string) => readFileSync(join(root, path), 'utf8');

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'deck-call-'));
  for (const folder of [api.contract, sandbox.handlers, sandbox.samples])
    cpSync(inRoot(folder), join(root, folder), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('a call gets its entry, a handler that throws, and a sample with an id of its area', () => {
  expect(addCall(root, remind)).toHaveLength(3);
  expect(read(`${api.contract}/orders.ts`)).toMatch(
    /remind: endpoint\('POST [\s\S]*needs: 'ORDER_INSTANCE_EDIT',\n {4}body: [\s\S]*idempotencyKey: 'required'/,
  );
  expect(read(`${sandbox.handlers}/orders.ts`)).toMatch(
    /remind: \(args, call\) => once\([\s\S]*throw new Error\('orders\.remind is not written yet/,
  );
  expect(read(`${sandbox.samples}/samples-money.ts`)).toContain(
    "remind: async (world) => ({ ...(await orderId(world)), body: { comment: 'Sea view' } }),",
  );
});

test('a call that only reads has no body and no effect', () => {
  addCall(root, { ...remind, operation: 'weigh', route: 'GET /api/v1/orders/{id}/weight' });
  const [, entry = ''] = /weigh: endpoint\(([\s\S]*?)\}\),/.exec(read(`${api.contract}/orders.ts`)) ?? [];
  expect(entry).not.toMatch(/body|idempotencyKey/);
  expect(read(`${sandbox.samples}/samples-money.ts`)).toContain('weigh: orderId,');
});

test('the first call of an area makes the area', () => {
  const call = { area: 'waitlist', operation: 'list', route: 'GET /api/v1/waitlist', right };
  expect(addCall(root, call)).toHaveLength(5);
  expect(read(`${api.contract}/index.ts`)).toMatch(/ {2}waitlist,\n\};/);
  expect(read(`${sandbox.handlers}/waitlist.ts`)).toContain('waitlist.list is not written yet');
  expect(addCall(root, { ...call, operation: 'get', route: 'GET /api/v1/waitlist/{id}' })).toHaveLength(3);
});

test('every area accepts another call', () => {
  const areas = [...read(`${api.contract}/index.ts`).matchAll(/^ {2}(\w+),$/gm)].map(([, area = '']) => area);
  expect(areas.length).toBeGreaterThan(20);
  for (const area of areas) {
    const route = usualRoute(root, { area, operation: 'recount' });
    expect(route).toMatch(/^POST \/.*\/\{id\}\/recount$/);
    expect(addCall(root, { ...remind, operation: 'recount', area, route }).length).toBeGreaterThanOrEqual(3);
  }
});

test.each([undefined, '', 'orders', 'Orders.remind', 'orders.remind.now', '../x.y'])(
  '%s is not a valid name of a call',
  (name) => {
    expect(() => readCallName(name)).toThrow('Name the call by its area and what it does');
  },
);

test.each([
  [{ operation: 'list' }, 'The contract has orders.list already.'],
  [{ right: 'EVERYTHING' }, "'EVERYTHING' is no right."],
  [{ route: 'orders' }, "'orders' is no route"],
])('%j is refused in one sentence, and nothing is made', (wrong, sentence) => {
  const before = read(`${api.contract}/orders.ts`);
  expect(() => addCall(root, { ...remind, ...wrong })).toThrow(sentence);
  expect(read(`${api.contract}/orders.ts`)).toBe(before);
});

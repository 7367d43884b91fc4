import { isByKey } from '@deck/api';
import { ApiError } from '@deck/api/client';
import { contract } from '@deck/api/contract';
import { type Permission, permissions } from '@deck/api/vocabulary';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AEGEAN, HALCYON } from '../seed/companies.ts';
import { someone } from '../testing/people.ts';
import { type Browser, createTestApp, type TestApp } from '../testing/test-app.ts';
import { type Entry, entries, type Values } from './entries.ts';
import { World } from './fixtures.ts';

// Every call × every permission and none × own and foreign division, with valid arguments.

const held = ['NOTHING', ...permissions] as const;
const divisions = { own: AEGEAN, foreign: HALCYON } as const;
type Held = (typeof held)[number];
type Division = keyof typeof divisions;

/** Permissions the samples need beyond the contract. An owner has more than any permission. */
const demandedToo: Readonly<Record<string, Permission | 'OWNER'>> = {
  'users.create': 'OWNER',
  'users.changeStatus': 'OWNER',
  'users.savePermissions': 'OWNER',
  'orders.create': 'ORDER_POSITIONS_ACCOMMODATION',
  'orders.edit': 'ORDER_POSITIONS_CAR',
  'imports.process': 'ORDER_POSITIONS_ACCOMMODATION',
  'payments.create': 'ORDER_INSTANCE_EDIT',
  'payments.notify': 'ORDER_INSTANCE_EDIT',
  'paymentActions.act': 'PAYMENT_REFUND',
  'transactions.create': 'PAYMENT_REFUND',
  'payTransactions.create': 'PAYMENT_REFUND',
};

/** Calls about a user's own objects, and the permission that opens others' objects too. */
const ofOthers: Readonly<Record<string, Permission | undefined>> = {
  'users.update': undefined,
  'users.profile': undefined,
  'users.environment': undefined,
  'users.permissions': 'USERS_INSTANCE_VIEW',
  'users.columnSettings': undefined,
  'users.saveColumnSettings': undefined,
  'userNotifications.read': undefined,
  'userNotifications.unread': undefined,
};

/** Calls that end or change the caller's session come last. */
const order = [
  'session.changeDivision',
  'session.refresh',
  'passwords.change',
  'session.terminate',
  'session.start',
];
const inOrder = entries.toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name));

let app: TestApp;
const samples = new Map<string, Values>();
const cells = new Set<string>();
const cell = (...names: [call: string, right: Held, division: Division]) => names.join(' | ');

beforeAll(async () => {
  app = await createTestApp();
  const world = new World(app, await app.signedIn('eleni.markou@aegeanhouse.gr'));
  for (const entry of entries) samples.set(entry.name, await entry.sample(world));
});
afterAll(() => app.close());

type Outcome = 'open' | 'nothing there' | 'not your division' | `denied: ${string}`;

function expected({ name, endpoint: { needs } }: Entry, right: Held, division: Division): Outcome {
  if (needs === 'public' || isByKey(needs)) return 'open';
  if (division === 'foreign') return 'not your division';
  const missing = [needs, demandedToo[name]].find(
    (one) => one !== undefined && one !== 'session' && one !== right,
  );
  if (missing !== undefined) return `denied: ${missing}`;
  return name in ofOthers && ofOthers[name] !== right ? 'nothing there' : 'open';
}

/** A refusal by a rule comes after authorisation, so the call was open. */
async function outcome(asked: Promise<unknown>): Promise<Outcome | unknown> {
  const failure = await asked.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (failure === undefined) return 'open';
  if (!(failure instanceof ApiError) || failure.status >= 500) return failure;
  const { code, params } = failure;
  if (code === 'ACCESS_DENIED') return `denied: ${params.needs}`;
  if (code === 'DIVISION_UNKNOWN') return 'not your division';
  if (code === 'NOT_FOUND') return 'nothing there';
  return code === 'SESSION_REQUIRED' ? failure : 'open';
}

/** Another window of the same user: changes of its cookies stay in it. */
function getWindow({ cookies }: Browser, division: Division): Browser {
  const opened = app.browser();
  for (const [name, value] of cookies) opened.cookies.set(name, value);
  opened.companyId = divisions[division];
  return opened;
}

test.each(held)('%s opens its own calls in its own division, and no others', async (right) => {
  const person = await someone(app, `only-${right.toLowerCase()}`, `ONLY_${right}`, [AEGEAN]);
  for (const entry of inOrder)
    for (const division of ['foreign', 'own'] as const) {
      const here = cell(entry.name, right, division);
      const answer = await outcome(entry.ask(getWindow(person, division), samples.get(entry.name) ?? {}));
      expect([here, answer]).toEqual([here, expected(entry, right, division)]);
      cells.add(here);
    }
});

test('covers every cell', () => {
  const calls = Object.entries(contract).flatMap(([area, operations]) =>
    Object.keys(operations).map((operation) => `${area}.${operation}`),
  );
  const all = calls.flatMap((call) =>
    held.flatMap((right) =>
      (Object.keys(divisions) as Division[]).map((division) => cell(call, right, division)),
    ),
  );
  expect(all.filter((one) => !cells.has(one))).toEqual([]);
  expect(cells.size).toBe(calls.length * (permissions.length + 1) * 2);
});

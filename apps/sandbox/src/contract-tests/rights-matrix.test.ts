import { isByKey } from '@deck/api';
import { ApiError } from '@deck/api/client';
import { contract } from '@deck/api/contract';
import { type Permission, permissions } from '@deck/api/vocabulary';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { userProperties } from '../database/schema.ts';
import { AEGEAN, HALCYON } from '../seed/companies.ts';
import { someone } from '../testing/people.ts';
import { type Browser, createTestApp, type TestApp } from '../testing/test-app.ts';
import { getReach, knowsProperties, type Reach } from './assigned-elsewhere.ts';
import { type Entry, entries, type Values } from './entries.ts';
import { World } from './fixtures.ts';

// Every call × every permission and none × own and foreign division, and own while assigned to another property, with
// valid arguments.

const held = ['NOTHING', ...permissions] as const;
/** Where somebody stands towards the samples. */
const places = ['foreign', 'assigned elsewhere', 'own'] as const;
type Held = (typeof held)[number];
type Place = (typeof places)[number];

/** Permissions the samples need beyond the contract. An owner has more than any permission. */
const demandedToo: Readonly<Record<string, Permission | 'OWNER'>> = {
  'users.create': 'OWNER',
  'users.changeStatus': 'OWNER',
  'users.savePermissions': 'OWNER',
  'orders.create': 'ORDER_POSITIONS_ACCOMMODATION',
  'orders.edit': 'ORDER_POSITIONS_CAR',
  'imports.process': 'ORDER_POSITIONS_ACCOMMODATION',
  'payments.list': 'MAIN_PAGE_VIEW',
  'today.arrivals': 'MAIN_PAGE_VIEW',
  'today.month': 'MAIN_PAGE_VIEW',
  'drafts.create': 'ORDER_INSTANCE_CREATE',
  'exports.start': 'ORDERS_LIST_VIEW',
  'views.list': 'ORDERS_LIST_VIEW',
  'views.create': 'ORDERS_LIST_VIEW',
  'payments.create': 'ORDER_INSTANCE_EDIT',
  'payments.notify': 'ORDER_INSTANCE_EDIT',
  'paymentActions.act': 'PAYMENT_REFUND',
  'transactions.create': 'PAYMENT_REFUND',
  'payTransactions.create': 'PAYMENT_REFUND',
};

/** The second of these permissions follows from the thing, which has to be found first. */
const foundFirst = ['orders.edit', 'imports.process', 'payments.notify'];

/** Calls about a user's own objects, and the permission that opens others' objects too. */
const ofOthers: Readonly<Record<string, Permission | undefined>> = {
  'users.update': undefined,
  'sessions.list': undefined,
  'sessions.end': undefined,
  'sessions.endOthers': undefined,
  'users.profile': undefined,
  'users.environment': undefined,
  'users.permissions': 'USERS_INSTANCE_VIEW',
  'users.columnSettings': undefined,
  'users.saveColumnSettings': undefined,
  'drafts.get': undefined,
  'drafts.save': undefined,
  'drafts.remove': undefined,
  'views.save': undefined,
  'views.remove': undefined,
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
/** For each call and place, since an answered call may end what it was about. */
const samples = new Map<string, Values>();
const cells = new Set<string>();
const cell = (...names: [call: string, right: Held, place: Place]) => names.join(' | ');

beforeAll(async () => {
  app = await createTestApp();
  const world = new World(app, await app.signedIn('eleni.markou@aegeanhouse.gr'));
  for (const place of places)
    for (const entry of entries) samples.set(`${entry.name} ${place}`, await entry.sample(world));
});
afterAll(() => app.close());

type Outcome = 'open' | 'nothing there' | 'not your division' | 'not your property' | `denied: ${string}`;

const elsewhere: Readonly<Record<Reach, Outcome>> = {
  answered: 'open',
  incomplete: 'open',
  'not found': 'nothing there',
  'not assigned': 'not your property',
};

function expected({ name, endpoint: { needs } }: Entry, right: Held, place: Place): Outcome {
  if (needs === 'public' || isByKey(needs)) return 'open';
  if (place === 'foreign') return 'not your division';
  const beyond = place === 'assigned elsewhere' && knowsProperties({ name, needs });
  const asked = beyond && foundFirst.includes(name) ? [needs] : [needs, demandedToo[name]];
  const missing = asked.find((one) => one !== undefined && one !== 'session' && one !== right);
  if (missing !== undefined) return `denied: ${missing}`;
  if (name in ofOthers && ofOthers[name] !== right) return 'nothing there';
  return beyond ? elsewhere[getReach(name)] : 'open';
}

/** A refusal by a rule comes after authorisation, so the call was open. */
async function outcome(asked: Promise<unknown>): Promise<Outcome | unknown> {
  const failure = await asked.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (failure === undefined) return 'open';
  if (!(failure instanceof ApiError) || failure.status >= 500) return failure;
  const { code, params, fields } = failure;
  if (code === 'ACCESS_DENIED') return `denied: ${params.needs}`;
  if (code === 'DIVISION_UNKNOWN') return 'not your division';
  if (code === 'NOT_FOUND') return 'nothing there';
  if (Object.values(fields).includes('notAssigned')) return 'not your property';
  return code === 'SESSION_REQUIRED' ? failure : 'open';
}

/** Another window of the same user: changes of its cookies stay in it. */
function getWindow({ cookies }: Browser, place: Place): Browser {
  const opened = app.browser();
  for (const [name, value] of cookies) opened.cookies.set(name, value);
  opened.companyId = place === 'foreign' ? HALCYON : AEGEAN;
  return opened;
}

/** A colleague with the same rights who is assigned to a property that no sample is of. */
async function makeAssigned(name: string, role: string): Promise<Browser> {
  const person = await someone(app, name, role, [AEGEAN]);
  await app.db.insert(userProperties).values({ userId: `user-${name}`, propertyId: 'property-lykavittos' });
  return person;
}

// Specification 6.6, 6.7, 6.9
test.each(held)('%s opens its own calls in its own division and properties, and no others', async (right) => {
  const name = `only-${right.toLowerCase()}`;
  const person = await someone(app, name, `ONLY_${right}`, [AEGEAN]);
  const assigned = await makeAssigned(`${name}-elsewhere`, `ONLY_${right}`);
  for (const entry of inOrder)
    for (const place of places) {
      const here = cell(entry.name, right, place);
      const browser = getWindow(place === 'assigned elsewhere' ? assigned : person, place);
      const answer = await outcome(entry.ask(browser, samples.get(`${entry.name} ${place}`) ?? {}));
      expect([here, answer]).toEqual([here, expected(entry, right, place)]);
      cells.add(here);
    }
});

test('covers every cell', () => {
  const calls = Object.entries(contract).flatMap(([area, operations]) =>
    Object.keys(operations).map((operation) => `${area}.${operation}`),
  );
  const all = calls.flatMap((call) =>
    held.flatMap((right) => places.map((place) => cell(call, right, place))),
  );
  expect(all.filter((one) => !cells.has(one))).toEqual([]);
  expect(cells.size).toBe(calls.length * (permissions.length + 1) * places.length);
});

import type { ApiError } from '@deck/api/client';
import { assignableRights } from '@deck/api/vocabulary';
import { and, eq, ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { orders, payments, timeline, transactions, userProperties } from '../database/schema.ts';
import { AEGEAN } from '../seed/companies.ts';
import { stay } from '../testing/drafts.ts';
import { cards, makeLink, payerAt } from '../testing/payments.ts';
import { someone } from '../testing/people.ts';
import { type Browser, createTestApp, type TestApp } from '../testing/test-app.ts';
import { getReach, knowsProperties, type Reach } from './assigned-elsewhere.ts';
import { type Entry, entries, type Values } from './entries.ts';
import { World } from './fixtures.ts';

// Every call of staff, as somebody who is assigned to one property, about the samples, which are of another.

const OWN = 'property-lykavittos';
/** Of an order of another property; nothing else in the database has such a name or amount. */
const guest = { firstName: 'Quintessa', lastName: 'Xenarakis', email: 'q.xenarakis@postbox.example' };
const amount = '77123.45';

let app: TestApp;
let world: World;

/** A company with a marked order of another property that is paid, and somebody assigned to one property. */
async function begin(role: string): Promise<Browser> {
  app = await createTestApp();
  world = new World(app, await app.signedIn('eleni.markou@aegeanhouse.gr'));
  const person = await someone(app, 'one-property', role, [AEGEAN], assignableRights);
  await app.db.insert(userProperties).values({ userId: 'user-one-property', propertyId: OWN });
  const customer = { ...guest, phone: '', language: 'en', country: 'GR', companyName: '' } as const;
  const marked = await makeLink(world.owner, { amount }, { customer, positions: [{ ...stay, amount }] });
  await payerAt(app, marked.link).pay(cards.good);
  expect(await world.owner.api.payments.get({ id: marked.id })).toMatchObject({ capturedAmount: amount });
  return person;
}

const asked = entries.filter(({ name, endpoint: { needs } }) => knowsProperties({ name, needs }));

type Outcome = Reach | 'denied';

/** Owners write people, and are shown all properties to assign them. */
const ofOwners: Readonly<Record<string, Outcome>> = {
  'users.create': 'denied',
  'users.changeStatus': 'denied',
  'users.savePermissions': 'denied',
  'users.update': 'not found',
  'sessions.list': 'not found',
  'sessions.end': 'not found',
  'sessions.endOthers': 'not found',
  'properties.get': 'not found',
};

function getExpected(name: string, role: string): Outcome {
  const ofOwner = ofOwners[name];
  if (ofOwner) return role === 'OWNER' ? 'answered' : ofOwner;
  return getReach(name);
}

function toOutcome({ status, fields }: ApiError<string>): Outcome | number {
  if (status === 404) return 'not found';
  if (status === 403) return 'denied';
  if (status !== 400) return status;
  return Object.values(fields).includes('notAssigned') ? 'not assigned' : 'incomplete';
}

/** The same call about everything it can list: with what it requires and nothing else. */
function widened({ endpoint: { inputs } }: Entry, args: Values): Values {
  const required = inputs.filter(
    ({ place, schema }) => place === 'path' || !z.safeParse(schema, undefined).success,
  );
  return {
    ...Object.fromEntries(required.map(({ name }) => [name, args[name]])),
    ...(inputs.some(({ name }) => name === 'size') ? { size: 200 } : {}),
  };
}

/** What only those may read who see other properties: ids, numbers, and of one order the name and the amount. */
async function getSecrets(): Promise<Set<string>> {
  const foreign = await app.db
    .select({ id: orders.id, externalId: orders.externalId })
    .from(orders)
    .where(and(eq(orders.businessProfileId, AEGEAN), ne(orders.propertyId, OWN)));
  const asking = await app.db
    .select({ id: payments.id, number: payments.number, token: payments.linkToken })
    .from(payments)
    .where(and(eq(payments.businessProfileId, AEGEAN), ne(payments.propertyId, OWN)));
  const moved = await app.db
    .select({ id: transactions.id })
    .from(transactions)
    .innerJoin(payments, eq(payments.id, transactions.paymentId))
    .where(and(eq(payments.businessProfileId, AEGEAN), ne(payments.propertyId, OWN)));
  return new Set(
    [...foreign, ...asking, ...moved].flatMap((row) => Object.values(row)).filter((text) => text !== null),
  );
}

/** Every text of an answer, and the end of each address. */
const getTexts = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value, value.slice(value.lastIndexOf('/') + 1)]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(getTexts)
      : [];

/** A fingerprint of all that belongs to other properties. */
async function readOthers(): Promise<unknown> {
  const { rows } = await app.db.execute(sql`
    SELECT (SELECT md5(string_agg(o::text, '|' ORDER BY o.id)) FROM ${orders} o WHERE o.property_id <> ${OWN}) AS orders,
      (SELECT md5(string_agg(p::text, '|' ORDER BY p.id)) FROM ${payments} p WHERE p.property_id <> ${OWN}) AS payments,
      (SELECT count(*) FROM ${timeline} t JOIN ${orders} o ON o.id = t.order_id WHERE o.property_id <> ${OWN}) AS events`);
  return rows;
}

async function assertNothingTold(answer: unknown): Promise<void> {
  const secrets = await getSecrets();
  const texts = getTexts(answer);
  expect(texts.filter((text) => secrets.has(text))).toEqual([]);
  expect(texts.filter((text) => text.includes(guest.lastName) || text === amount)).toEqual([]);
}

describe.each(['MANAGER', 'OWNER'])('%s of one property', (role) => {
  let person: Browser;
  beforeAll(async () => {
    person = await begin(role);
  });
  afterAll(() => app.close());

  const ask = (entry: Entry, args: Values) =>
    entry.ask(person, args).then(
      (answer) => ({ outcome: 'answered', answer }),
      (error: ApiError<string>) => ({ outcome: toOutcome(error), answer: error.params }),
    );

  test('the lists tell a colleague who sees all of the company', async () => {
    const { api } = world.owner;
    const { content } = await api.orders.list({ getOrdersRq: { search: guest.lastName } });
    expect(content).toMatchObject([{ totalAmount: amount }]);
    expect((await getSecrets()).has(content[0]?.id ?? '')).toBe(true);
  });

  test.each(asked)('$name shows and changes nothing of another', async (entry) => {
    const args = await entry.sample(world);
    const before = await readOthers();
    const { outcome, answer } = await ask(entry, args);
    expect(outcome).toBe(getExpected(entry.name, role));
    expect(await readOthers()).toEqual(before);
    await assertNothingTold(answer);
    if (entry.endpoint.method !== 'GET' || outcome !== 'answered') return;
    const all = await ask(entry, widened(entry, args));
    expect(all.outcome).toBe('answered');
    await assertNothingTold(all.answer);
  });
});

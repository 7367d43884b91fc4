import { contract } from '@deck/api/contract';
import { Refusal } from '@deck/api/server';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from './context.ts';
import { idempotencyKeys, sandboxFacts } from './database/schema.ts';
import { forgetOldEffects, once } from './idempotency.ts';
import { wholeCompany } from './scope.ts';
import { AEGEAN, HALCYON } from './seed/companies.ts';
import { stoppedClock } from './testing/stopped-clock.ts';
import { brand, createTestApp, NOW, ORIGIN, type TestApp } from './testing/test-app.ts';

const DAY = 86_400_000;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

function callWith(
  idempotencyKey: string | undefined,
  divisionId = AEGEAN,
  name = 'orders.create',
  userId = 'user-eleni-markou',
): Call {
  const caller = {
    kind: 'PERSON' as const,
    sessionId: 'session',
    userId,
    name: 'Eleni Markou',
    timezone: 'Europe/Athens',
    ...wholeCompany(divisionId),
    role: 'OWNER',
    permissions: new Set<never>(),
  };
  const services = {
    db: app.db,
    clock: stoppedClock(NOW),
    publicUrl: ORIGIN,
    brand,
    dictionaryKey: '',
    callbackAllowLocal: false,
    carried: new Set<never>(),
    adminKey: undefined,
    ...app.psp,
  };
  return {
    context: { ...services, caller },
    name,
    endpoint: contract.orders.create,
    request: new Request(ORIGIN),
    idempotencyKey,
    headers: new Headers(),
  };
}

/** A countable effect: it writes a row and returns it. */
function counted(word: string) {
  let runs = 0;
  return {
    runs: () => runs,
    effect: async (tx: Parameters<Parameters<typeof once>[2]>[0]) => {
      runs += 1;
      const name = `${word}-${runs}`;
      await tx.insert(sandboxFacts).values({ name, value: word });
      return { name, amounts: ['1234.50'] };
    },
    written: async () =>
      (await app.db.select().from(sandboxFacts).where(eq(sandboxFacts.value, word))).length,
  };
}

const getCode = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
  );

test("an effect happens once per key, whatever the order of the body's keys", async () => {
  const { effect, runs } = counted('once');
  const key = crypto.randomUUID();
  const first = await once(callWith(key), { amount: '1', note: { a: 1, b: [2] } }, effect);
  const second = await once(callWith(key), { note: { b: [2], a: 1 }, amount: '1' }, effect);
  expect(second).toEqual(first);
  expect(runs()).toBe(1);
});

test('another body, call or user is refused; another division or key is a separate call', async () => {
  const { effect, written } = counted('own');
  const key = crypto.randomUUID();
  await once(callWith(key), { amount: '1' }, effect);
  expect(await getCode(once(callWith(key), { amount: '2' }, effect))).toBe('IDEMPOTENCY_KEY_REUSED');
  const other = callWith(key, AEGEAN, 'payments.create');
  expect(await getCode(once(other, { amount: '1' }, effect))).toBe('IDEMPOTENCY_KEY_REUSED');
  const colleague = callWith(key, AEGEAN, 'orders.create', 'user-peter-lang');
  expect(await getCode(once(colleague, { amount: '1' }, effect))).toBe('IDEMPOTENCY_KEY_REUSED');
  expect(await getCode(once(callWith(key, HALCYON), { amount: '2' }, effect))).toBe('done');
  expect(await getCode(once(callWith(crypto.randomUUID()), { amount: '1' }, effect))).toBe('done');
  expect(await written()).toBe(3);
});

test('a refusal rolls back and is not stored', async () => {
  const { effect, runs, written } = counted('refused');
  const key = crypto.randomUUID();
  const refused = once(callWith(key), {}, async (tx) => {
    await effect(tx);
    throw Refusal.because('ORDER_NOT_EDITABLE');
  });
  expect(await getCode(refused)).toBe('ORDER_NOT_EDITABLE');
  expect(await written()).toBe(0);
  expect(await getCode(once(callWith(key), { amount: 'other' }, effect))).toBe('done');
  expect(runs()).toBe(2);
});

test('of concurrent duplicates one runs and all get its answer', async () => {
  const { effect, runs, written } = counted('racing');
  const key = crypto.randomUUID();
  const answers = await Promise.all(Array.from({ length: 50 }, () => once(callWith(key), {}, effect)));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect([runs(), await written()]).toEqual([1, 1]);
});

test('when the first of two is refused, the waiting call runs itself', async () => {
  const key = crypto.randomUUID();
  const begun = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const first = getCode(
    once(callWith(key), {}, async () => {
      begun.resolve();
      await release.promise;
      throw Refusal.because('ORDER_NOT_EDITABLE');
    }),
  );
  await begun.promise;
  const second = once(callWith(key), {}, async () => 'acted');
  release.resolve();
  expect([await first, await second]).toEqual(['ORDER_NOT_EDITABLE', 'acted']);
});

test('an effect without an answer is stored too', async () => {
  const key = crypto.randomUUID();
  let runs = 0;
  const effect = async () => {
    runs += 1;
  };
  await once(callWith(key), {}, effect);
  await once(callWith(key), {}, effect);
  expect(runs).toBe(1);
});

test('without a key nothing happens', async () => {
  const { effect, runs } = counted('keyless');
  expect(await getCode(once(callWith(undefined), {}, effect))).toBe('IDEMPOTENCY_KEY_REQUIRED');
  expect(runs()).toBe(0);
});

test('stored answers are deleted after a week', async () => {
  const key = crypto.randomUUID();
  const remembered = () => app.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key));
  await once(callWith(key), {}, async () => 1);
  await forgetOldEffects(app.db, new Date(NOW.getTime() + 7 * DAY));
  expect(await remembered()).toHaveLength(1);
  await forgetOldEffects(app.db, new Date(NOW.getTime() + 7 * DAY + 1));
  expect(await remembered()).toHaveLength(0);
});

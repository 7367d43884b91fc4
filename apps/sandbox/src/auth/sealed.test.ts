import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { OWN_KEY } from '../config.ts';
import { type Connection, connect } from '../database/connect.ts';
import { businessProfiles, sandboxFacts, twoFactorSetups, users } from '../database/schema.ts';
import { seedBase } from '../seed/seed-base.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { seal, takeSealingKey, unseal } from './sealed.ts';

let database: TestDatabase;
let connection: Connection;
beforeAll(async () => {
  database = await createTestDatabase();
  connection = connect(database.url);
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

test('a sealed text can be opened, reveals nothing and is never the same twice', async () => {
  const { db } = connection;
  // In parallel on a database without a key: all must end up with the same key.
  const sealed = await Promise.all(
    ['JBSWY3DPEHPK3PXP', 'JBSWY3DPEHPK3PXP', 'κλειδί'].map((text) => seal(db, text)),
  );
  expect(await Promise.all(sealed.map((text) => unseal(db, text)))).toEqual([
    'JBSWY3DPEHPK3PXP',
    'JBSWY3DPEHPK3PXP',
    'κλειδί',
  ]);
  expect(new Set(sealed).size).toBe(3);
  expect(Buffer.from(sealed[0] ?? '', 'base64url').toString()).not.toContain('JBSWY3DP');
});

test('a tampered text cannot be opened', async () => {
  const { db } = connection;
  const bytes = Buffer.from(await seal(db, 'JBSWY3DPEHPK3PXP'), 'base64url');
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  await expect(unseal(db, bytes.toString('base64url'))).rejects.toThrow();
});

describe('a key from outside', () => {
  const SECRET = 'a key that no database has ever seen';
  /** A separate database. Afterwards the process is again without a key. */
  async function fresh(): Promise<Connection> {
    const [own, empty] = [await createTestDatabase(), await createTestDatabase()];
    const [opened, blank] = [connect(own.url), connect(empty.url)];
    onTestFinished(async () => {
      await takeSealingKey(blank.db, undefined);
      await Promise.all([opened.close(), blank.close()]);
      await Promise.all([own.drop(), empty.drop()]);
    });
    return opened;
  }

  test('seals so that the whole database opens nothing', async () => {
    const { db } = await fresh();
    await takeSealingKey(db, SECRET);
    const sealed = await seal(db, 'JBSWY3DPEHPK3PXP');
    expect(await unseal(db, sealed)).toBe('JBSWY3DPEHPK3PXP');
    const facts = await db.select().from(sandboxFacts);
    expect(facts.map(({ name }) => name)).toEqual(['sealing_proof']);
    // A thief of the database has another process, without the key or with a key of their own.
    await expect(takeSealingKey(db, undefined)).rejects.toThrow('SEALING_KEY is not set');
    await expect(unseal(db, sealed)).rejects.toThrow();
    await expect(takeSealingKey(db, SECRET.toUpperCase())).rejects.toThrow('SEALING_KEY is not the one');
    await expect(unseal(db, sealed)).rejects.toThrow();
    await takeSealingKey(db, SECRET);
    expect(await unseal(db, sealed)).toBe('JBSWY3DPEHPK3PXP');
  });

  test('is refused by a database with a key of its own', async () => {
    const { db } = await fresh();
    await seal(db, 'JBSWY3DPEHPK3PXP');
    await expect(takeSealingKey(db, SECRET)).rejects.toThrow('sealed with a key of its own');
  });

  test('takes the place of the database’s own key when asked to, for all servers that start', async () => {
    const { db } = await fresh();
    await seedBase(db);
    await db.update(users).set({ twoFactorSecret: await seal(db, 'of a phone') });
    await Promise.all([
      takeSealingKey(db, SECRET, { before: OWN_KEY }),
      takeSealingKey(db, SECRET, { before: OWN_KEY }),
    ]);
    const [one] = await db.select({ sealed: users.twoFactorSecret }).from(users).limit(1);
    const facts = async () => (await db.select().from(sandboxFacts)).map(({ name }) => name);
    expect(await unseal(db, one?.sealed ?? '')).toBe('of a phone');
    expect(await facts()).toEqual(['sealing_proof']);
    await takeSealingKey(db, SECRET);
    expect(await unseal(db, one?.sealed ?? '')).toBe('of a phone');
    // A process that runs without the key makes no new one.
    await expect(takeSealingKey(db, undefined)).rejects.toThrow('SEALING_KEY is not set');
    await expect(seal(db, 'of a company')).rejects.toThrow('which this process does not have');
    expect(await facts()).toEqual(['sealing_proof']);
    await expect(takeSealingKey(db, SECRET.toUpperCase(), { before: OWN_KEY })).rejects.toThrow(
      'SEALING_KEY is not the one',
    );
  });

  test('can be changed: sealed texts are re-encrypted once, whichever server starts', async () => {
    const { db } = await fresh();
    await seedBase(db);
    await takeSealingKey(db, SECRET);
    await db.update(users).set({ twoFactorSecret: await seal(db, 'of a phone') });
    const setup = { userId: 'user-eleni-markou', expiresAt: new Date(), secret: await seal(db, 'not yet') };
    await db.insert(twoFactorSetups).values(setup);
    await db.update(businessProfiles).set({ callbackSecret: await seal(db, 'of a company') });
    const kept = async () => {
      const [people, setups, companies] = await Promise.all([
        db.select({ sealed: users.twoFactorSecret }).from(users),
        db.select({ sealed: twoFactorSetups.secret }).from(twoFactorSetups),
        db.select({ sealed: businessProfiles.callbackSecret }).from(businessProfiles),
      ]);
      const rows = [...people, ...setups, ...companies];
      return rows.map(({ sealed }) => sealed ?? '');
    };
    const read = async () => Promise.all((await kept()).map((sealed) => unseal(db, sealed)));
    const [before, words] = [await kept(), await read()];

    const NEW = 'another that no database has seen yet';
    await expect(takeSealingKey(db, NEW, { before: SECRET.toUpperCase() })).rejects.toThrow(
      'SEALING_KEY is not the one',
    );
    expect(await kept()).toEqual(before);
    await Promise.all([
      takeSealingKey(db, NEW, { before: SECRET }),
      takeSealingKey(db, NEW, { before: SECRET }),
    ]);
    expect(await read()).toEqual(words);
    expect(new Set(words)).toEqual(new Set(['of a phone', 'not yet', 'of a company']));
    const after = await kept();
    expect(after.filter((sealed) => before.includes(sealed))).toEqual([]);
    await takeSealingKey(db, NEW, { before: SECRET });
    expect(await kept()).toEqual(after);
    await expect(takeSealingKey(db, SECRET)).rejects.toThrow('SEALING_KEY is not the one');
  });

  test('can be changed without a stop: processes with either key read what the other sealed', async () => {
    const { db } = await fresh();
    await seedBase(db);
    const NEW = 'another that no database has seen yet';
    const [ELENI, NIKOS] = ['user-eleni-markou', 'user-nikos-stathakis'] as const;
    const keep = (id: string, twoFactorSecret: string) =>
      db.update(users).set({ twoFactorSecret }).where(eq(users.id, id));
    const read = async (id: string) => {
      const [one] = await db.select().from(users).where(eq(users.id, id));
      return unseal(db, one?.twoFactorSecret ?? '');
    };
    const oldProcess = () => takeSealingKey(db, SECRET, { next: NEW });
    const newProcess = () => takeSealingKey(db, NEW, { before: SECRET });

    await oldProcess();
    await keep(ELENI, await seal(db, 'one'));
    // As an old process would seal it after the first new one has started.
    const late = await seal(db, 'two');
    await newProcess();
    expect(await read(ELENI)).toBe('one');
    await keep(NIKOS, late);
    expect(await read(NIKOS)).toBe('two');
    // An old process that starts again reads both, and seals with the new key.
    await oldProcess();
    expect([await read(ELENI), await read(NIKOS)]).toEqual(['one', 'two']);
    await keep(ELENI, await seal(db, 'three'));
    // The last new process starts when no old one runs. From then on nobody needs the old key.
    await newProcess();
    await takeSealingKey(db, NEW);
    expect([await read(ELENI), await read(NIKOS)]).toEqual(['three', 'two']);
  });
});

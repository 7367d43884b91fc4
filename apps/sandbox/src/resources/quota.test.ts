import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { importFiles, uploads } from '../database/schema.ts';
import { AEGEAN, HALCYON } from '../seed/companies.ts';
import { getPng } from '../testing/pictures.ts';
import { getRefusal, invalid, refusalCode } from '../testing/refusals.ts';
import { type Browser, createTestApp, type TestApp } from '../testing/test-app.ts';
import { assertRoom, kinds } from './quota.ts';

const MB = 1024 * 1024;
const { pictures, imports } = kinds;

let app: TestApp;
let peter: Browser;
let eleni: Browser;

beforeAll(async () => {
  app = await createTestApp();
  peter = await app.signedIn('peter.lang@aegeanhouse.gr');
  eleni = await app.signedIn('eleni.markou@aegeanhouse.gr');
});
beforeEach(async () => {
  await app.db.delete(uploads);
  peter = await app.signedIn('peter.lang@aegeanhouse.gr');
  eleni = await app.signedIn('eleni.markou@aegeanhouse.gr');
});
afterAll(() => app.close());

/** A picture of so many bytes. */
const picture = (bytes: number) => {
  const head = getPng(64, 64);
  return new File([Uint8Array.from(head), new Uint8Array(bytes - head.length)], 'photo.png');
};
const upload = (browser: Browser, bytes: number) => browser.api.resources.upload({ body: picture(bytes) });

const idOf = async (browser: Browser) => (await browser.api.session.validate()).userId;

/** Stores so many megabytes as if they had been uploaded. */
const fill = (megabytes: number, uploadedById: string) =>
  app.db.insert(uploads).values({
    name: crypto.randomUUID(),
    businessProfileId: AEGEAN,
    uploadedById,
    contentType: 'image/png',
    content: Buffer.alloc(megabytes * MB),
    createdAt: app.clock.now(),
  });

const usedUp = invalid({ file: `uploadedToday?max=${pictures.quota.person}` });

test('a person uploads as much as their quota in a day, to the byte; a colleague is counted apart', async () => {
  await fill(pictures.quota.person - 1, await idOf(peter));
  expect(await getRefusal(upload(peter, MB + 1))).toEqual(usedUp);
  await expect(upload(peter, MB)).resolves.toBeDefined();
  expect(await getRefusal(upload(peter, 100))).toEqual(usedUp);
  await expect(upload(eleni, MB)).resolves.toBeDefined();

  await app.clock.advance(86_400_000);
  await expect(upload(await app.signedIn('peter.lang@aegeanhouse.gr'), MB)).resolves.toBeDefined();
});

test('a company has a quota of its own, which another company does not use', async () => {
  const small = { ...pictures, quota: { person: 1, company: 2 } };
  const ask = (divisionId: string, bytes: number) =>
    app.db.transaction((tx) => assertRoom(tx, small, { divisionId, userId: 'new' }, bytes, app.clock.now()));
  await fill(1, 'somebody');
  await expect(ask(AEGEAN, MB)).resolves.toBeUndefined();
  await fill(1, 'somebody else');
  expect(await refusalCode(ask(AEGEAN, 1))).toEqual({
    code: 'INVALID_VALUE',
    params: { fields: { file: 'uploadsFull?max=2' } },
  });
  await expect(ask(HALCYON, 1)).resolves.toBeUndefined();
});

test('uploads at the same moment do not fill the same room', async () => {
  await fill(pictures.quota.person - 1, await idOf(peter));
  const both = await Promise.allSettled([upload(peter, MB), upload(peter, MB), upload(peter, MB)]);
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('files of orders have a quota too, of those that are still kept', async () => {
  const file = () => new File(['Booking,Guest\n1,Maria'], 'orders.csv');
  const kept = {
    id: crypto.randomUUID(),
    businessProfileId: AEGEAN,
    uploadedById: await idOf(eleni),
    name: 'large.csv',
    size: imports.quota.person * MB,
    facts: (await eleni.api.imports.upload({ body: file() }).then(() => app.db.select().from(importFiles)))[0]
      ?.facts as typeof importFiles.$inferInsert.facts,
    uploadedAt: app.clock.now(),
  };
  await app.db.insert(importFiles).values(kept);
  expect(await getRefusal(eleni.api.imports.upload({ body: file() }))).toEqual(
    invalid({ file: `uploadedToday?max=${imports.quota.person}` }),
  );
  await app.db.update(importFiles).set({ removedAt: app.clock.now() });
  await expect(eleni.api.imports.upload({ body: file() })).resolves.toBeDefined();
});

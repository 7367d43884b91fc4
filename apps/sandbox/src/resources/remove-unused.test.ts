import { eq, getTableName } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { auditEvents, businessProfiles, uploads } from '../database/schema.ts';
import { findWords } from '../privacy/testing/whole-guest.ts';
import { AEGEAN } from '../seed/companies.ts';
import { getPng } from '../testing/pictures.ts';
import { getRefusal, invalid } from '../testing/refusals.ts';
import { type Browser, createTestApp, type TestApp } from '../testing/test-app.ts';
import { allWait } from '../testing/while-locked.ts';
import { shows } from './picture-uses.ts';
import { assertRoom, kinds } from './quota.ts';
import { removeUnusedPictures } from './remove-unused.ts';

const DAY = 86_400_000;
const PROPERTY = 'property-lykavittos';

let app: TestApp;
let owner: Browser;

beforeEach(async () => {
  app = await createTestApp();
  await pass(0);
  return () => app.close();
});
afterAll(() => vi.restoreAllMocks());

async function pass(days: number) {
  await app.clock.advance(days * DAY);
  owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
}
const upload = async () => {
  const body = new File([Uint8Array.from(getPng(64, 64))], 'logo.png');
  return (await owner.api.resources.upload({ body })).url;
};
const setLogo = (logoUrl: string | null) =>
  owner.api.businessProfiles.saveSettings({ id: AEGEAN, body: { general: { logoUrl } } });
const remove = () => removeUnusedPictures(app.db, app.clock.now());
const isServed = async (url: string) => (await app.browser().send(url)).status === 200;
const nameOf = (url: string) => url.split('/').at(-1) ?? '';

/** Shows a picture in every place there is. */
async function showEverywhere(make: () => Promise<string>): Promise<string[]> {
  const [logo, ofProperty, portrait, drawn] = [await make(), await make(), await make(), await make()];
  await setLogo(logo);
  const { guestPage } = await owner.api.properties.get({ id: PROPERTY });
  const { accent: _, ...page } = guestPage;
  const logoUrl = `https://pay.example.com${ofProperty}`;
  await owner.api.properties.saveGuestPage({ id: PROPERTY, body: { ...page, logoUrl } });
  const { userId } = await owner.api.session.validate();
  await owner.api.users.update({ userId, body: { avatarUrl: portrait } });
  const content = `<p>See <img src="${drawn}" alt="The bay"></p>`;
  await owner.api.templates.save({
    id: 'PAYMENT_LINK',
    body: { action: 'SAVE', blocks: [{ blockKey: 'message', language: 'en', content }] },
  });
  return [logo, ofProperty, portrait, drawn];
}

test('what nothing shows goes a day after its upload; what is new or shown anywhere stays', async () => {
  const old = await upload();
  const shown = await showEverywhere(upload);
  await pass(1);
  await remove();
  expect(await isServed(old)).toBe(true);
  await pass(0.1);
  const fresh = await upload();
  await remove();
  expect(await isServed(old)).toBe(false);
  for (const url of [...shown, fresh]) expect(await isServed(url)).toBe(true);
  await pass(400);
  await remove();
  expect(await isServed(fresh)).toBe(false);
  for (const url of shown) expect(await isServed(url)).toBe(true);
});

test('every column that holds the address of a picture counts as a place that shows it, or is a record', async () => {
  await showEverywhere(upload);
  const records = [auditEvents.before, auditEvents.after];
  const nameOfColumn = ({ table, name }: (typeof shows | typeof records)[number]) =>
    `${getTableName(table)}.${name}`;
  expect(await findWords(app, ['/resources/files/'])).toEqual(
    [...shows, ...records].map(nameOfColumn).toSorted(),
  );
});

test('a logo that was replaced stays as long as letters with it are opened', async () => {
  const first = await upload();
  await setLogo(first);
  await pass(200);
  await remove();
  await setLogo(await upload());
  await pass(88);
  await remove();
  expect(await isServed(first)).toBe(true);
  await pass(2.1);
  await remove();
  expect(await isServed(first)).toBe(false);
});

test('what goes makes room in the quota', async () => {
  const content = Buffer.alloc(1024 * 1024);
  const small = { ...kinds.pictures, quota: { person: 1, company: 1 } };
  const isThereRoom = () =>
    app.db
      .transaction((tx) =>
        assertRoom(tx, small, { divisionId: AEGEAN, userId: 'new' }, content.length, app.clock.now()),
      )
      .then(() => true)
      .catch(() => false);
  await app.db.delete(uploads);
  const row = { businessProfileId: AEGEAN, contentType: 'image/png', content, createdAt: app.clock.now() };
  await app.db.insert(uploads).values({ ...row, name: `${'a'.repeat(22)}.png` });
  await pass(1.1);
  expect(await isThereRoom()).toBe(false);
  await remove();
  expect(await isThereRoom()).toBe(true);
});

test('a picture that a save under way will show is left alone', async () => {
  const url = await upload();
  await pass(1.1);
  const client = await app.connection.pool.connect();
  await client.query('BEGIN');
  await client.query('SELECT 1 FROM deck.business_profiles WHERE id = $1 FOR UPDATE', [AEGEAN]);
  await client.query('SELECT 1 FROM deck.uploads WHERE name = $1 FOR NO KEY UPDATE', [nameOf(url)]);
  await remove();
  await client.query('COMMIT');
  client.release();
  expect(await isServed(url)).toBe(true);
});

test('a save that comes while its picture goes is refused', async () => {
  const url = await upload();
  await pass(1.1);
  await app.connection.pool.query(`CREATE FUNCTION deck.pause() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN PERFORM pg_advisory_xact_lock(1); RETURN OLD; END $$;
    CREATE TRIGGER pause BEFORE DELETE ON deck.uploads FOR EACH ROW EXECUTE FUNCTION deck.pause()`);
  const client = await app.connection.pool.connect();
  await client.query('BEGIN');
  await client.query('SELECT pg_advisory_xact_lock(1)');
  const removed = remove();
  await allWait(app, 1);
  const saved = getRefusal(setLogo(url));
  await allWait(app, 2);
  await client.query('COMMIT');
  client.release();
  await removed;
  expect(await saved).toEqual(invalid({ 'general.logoUrl': 'picture' }));
  expect(await isServed(url)).toBe(false);
});

test('what became used between being found and being removed stays', async () => {
  const url = await upload();
  await pass(1.1);
  const { query } = Client.prototype;
  let shown = false;
  vi.spyOn(Client.prototype, 'query').mockImplementation(async function (this: Client, ...asked: unknown[]) {
    const { text } = asked[0] as { text?: string };
    if (!shown && text?.startsWith('delete from "deck"."uploads"')) {
      shown = true;
      await app.db.update(businessProfiles).set({ logoUrl: url }).where(eq(businessProfiles.id, AEGEAN));
    }
    return Reflect.apply(query, this, asked);
  });
  await remove();
  vi.restoreAllMocks();
  expect(shown).toBe(true);
  expect(await isServed(url)).toBe(true);
});

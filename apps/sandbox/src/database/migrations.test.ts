import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findContracting } from '../testing/contracting-statements.ts';

const folder = new URL('./migrations/', import.meta.url);
const names = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .sort();

/** Earlier migrations were made before the rule, and no installation has an older version. */
const FIRST = '0029';

/**
 * Migrations that the version before cannot live with, each with its reason. Stop every server for such an upgrade, or
 * name the version since which nothing uses what goes.
 */
const allowed: Readonly<Record<string, string>> = {};

test('the version before can live with each migration', () => {
  const contracting = names
    .filter((name) => name >= FIRST && !(name in allowed))
    .map((name) => [name, findContracting(readFileSync(new URL(name, folder), 'utf8'))] as const)
    .filter(([, statements]) => statements.length > 0);
  expect(contracting, 'see "Upgrade and way back" in docs/deploy.md').toEqual([]);
});

test('each exception names an existing migration, and has a reason', () => {
  for (const [name, reason] of Object.entries(allowed)) {
    expect(names).toContain(name);
    expect(reason.length).toBeGreaterThan(20);
  }
});

test('each migration is newer than the one before it, or a database would skip it', () => {
  const { entries } = JSON.parse(readFileSync(new URL('meta/_journal.json', folder), 'utf8')) as {
    entries: { tag: string; when: number }[];
  };
  expect(entries.map(({ tag }) => `${tag}.sql`)).toEqual(names);
  const times = entries.map(({ when }) => when);
  expect(times).toEqual([...new Set(times)].sort((a, b) => a - b));
});

test.each([
  'ALTER TABLE "deck"."orders" DROP COLUMN "notes";',
  'DROP TABLE deck.pins;',
  'ALTER TABLE "deck"."orders" RENAME COLUMN "notes" TO "remarks";',
  'ALTER TABLE "deck"."orders" RENAME TO "bookings";',
  'ALTER TABLE "deck"."orders" ADD COLUMN "notes" text NOT NULL;',
  'ALTER TABLE "deck"."orders" ALTER COLUMN "notes" SET NOT NULL;',
  'ALTER TABLE "deck"."orders" ALTER COLUMN "notes" DROP DEFAULT;',
  'ALTER TABLE "deck"."orders" ALTER COLUMN "paid" SET DATA TYPE numeric;',
  'CREATE UNIQUE INDEX "one" ON "deck"."orders" USING btree ("number");',
  'ALTER TABLE "deck"."orders" ADD CONSTRAINT "positive" CHECK (paid >= 0);',
])('%s would break the version before', (statement) => {
  expect(
    findContracting(`CREATE TABLE "deck"."other" ();--> statement-breakpoint\n${statement}`),
  ).toHaveLength(1);
});

test.each([
  'ALTER TABLE "deck"."orders" ADD COLUMN "notes" text;',
  `ALTER TABLE "deck"."orders" ADD COLUMN "notes" text DEFAULT '' NOT NULL;`,
  'CREATE INDEX "by_number" ON "deck"."orders" USING btree ("number");',
  '-- DROP TABLE deck.orders',
  'CREATE FUNCTION deck.f() RETURNS void AS $$ BEGIN DROP TABLE x; END $$ LANGUAGE plpgsql;',
  'CREATE TABLE "deck"."new" ("id" text NOT NULL); ALTER TABLE "deck"."new" ADD CONSTRAINT "a" CHECK (true);',
  'CREATE TABLE "deck"."new" ("id" text NOT NULL); CREATE UNIQUE INDEX "one" ON "deck"."new" ("id");',
])('%s leaves the version before alone', (migration) => {
  expect(findContracting(migration)).toEqual([]);
});

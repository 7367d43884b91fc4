import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { type Connection, connect } from '../connect.ts';
import { columnRules, getColumns, guestTables, personalData } from './index.ts';

let database: TestDatabase;
let connection: Connection;
let columns: readonly { table_name: string; column_name: string; data_type: string }[];

beforeAll(async () => {
  database = await createTestDatabase();
  connection = connect(database.url);
  const { rows } = await connection.pool.query(
    `SELECT table_name, column_name, data_type FROM information_schema.columns
     WHERE table_schema = 'deck' ORDER BY table_name, ordinal_position`,
  );
  columns = rows;
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

const holdsText = ({ data_type }: { data_type: string }) =>
  ['text', 'jsonb', 'json', 'bytea', 'ARRAY', 'character varying'].includes(data_type);

test('each column that can hold a person’s data has exactly one rule', () => {
  const inDatabase = columns.filter(holdsText).map((one) => `${one.table_name}.${one.column_name}`);
  const ruled = Object.entries(personalData).flatMap(([table, rules]) =>
    columnRules.flatMap((rule) => getColumns(rules, rule).map((column) => `${table}.${column}`)),
  );
  expect(ruled.filter((name, index) => ruled.indexOf(name) !== index)).toEqual([]);
  expect(ruled.toSorted()).toEqual(inDatabase.toSorted());
});

test('a rule that empties a table’s columns says how its rows are found', () => {
  const unreachable = Object.entries(guestTables).filter(
    ([, rules]) =>
      rules.reach === undefined &&
      (['erased', 'authored', 'masked', 'untokened', 'rewritten'] as const).some(
        (rule) => getColumns(rules, rule).length > 0,
      ),
  );
  expect(unreachable.map(([table]) => table)).toEqual([]);
  for (const [table, { reach }] of Object.entries(guestTables))
    if (reach)
      expect([
        table,
        columns.some((one) => one.table_name === table && one.column_name === reach.column),
      ]).toEqual([table, true]);
});

test('no table but those about guests loses anything by an erasure', () => {
  const others = Object.entries(personalData).filter(([table]) => !(table in guestTables));
  for (const [table, rules] of others)
    for (const rule of [
      'erased',
      'authored',
      'masked',
      'untokened',
      'rewritten',
      'scrubbed',
      'removed',
    ] as const)
      expect([table, getColumns(rules, rule)]).toEqual([table, []]);
});

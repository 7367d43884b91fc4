import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { files } from './cluster.ts';
import { DatabaseError } from './database-error.ts';
import { type Postgres, type PostgresOptions, startPostgres, stopLeftover } from './postgres.ts';

let folder: string;
let started: Postgres[];

beforeEach(async () => {
  // Folders of mktemp are closed to other users. As root, this also tests access to such folders.
  folder = join(await mkdtemp(join(tmpdir(), 'deck-postgres-')), 'server');
  started = [];
});

afterEach(async () => {
  await Promise.all(started.map((server) => server.stop()));
  await rm(join(folder, '..'), { recursive: true, force: true });
});

async function start(options: PostgresOptions = { durable: false }): Promise<Postgres> {
  const server = await startPostgres(folder, options);
  started.push(server);
  return server;
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query({ text, rowMode: 'array' })).rows.flat();
  } finally {
    await client.end();
  }
}

/** Another program, to be killed. */
function run(statements: string) {
  const program = `
    import { startPostgres } from ${JSON.stringify(new URL('./postgres.ts', import.meta.url).href)};
    const folder = ${JSON.stringify(folder)};
    ${statements}
  `;
  return spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

async function otherProgram() {
  const child = run(`
    const { url, pid } = await startPostgres(folder, { durable: false });
    console.log(JSON.stringify({ url, pid }));
  `);
  const [line] = await once(child.stdout, 'data');
  return { child, server: JSON.parse(String(line)) as { url: string; pid: number } };
}

test('data survives a stop, and port and password stay the same', async () => {
  const first = await start();
  await query(first.url, 'CREATE TABLE kept AS SELECT 42 AS answer');
  await first.stop();
  await expect(query(first.url, 'SELECT 1')).rejects.toThrow('ECONNREFUSED');
  const second = await start();
  expect(second.url).toBe(first.url);
  expect(await query(second.url, 'SELECT answer FROM kept')).toEqual([42]);
});

test('the server of a killed program is taken over, not started twice', async () => {
  const { child, server } = await otherProgram();
  await query(server.url, 'CREATE TABLE kept AS SELECT 7 AS answer');
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(await query(server.url, 'SELECT 1')).toEqual([1]);
  const taken = await start();
  expect(taken.pid).toBe(server.pid);
  expect(await query(taken.url, 'SELECT answer FROM kept')).toEqual([7]);
  await taken.stop();
  await expect(query(server.url, 'SELECT 1')).rejects.toThrow('ECONNREFUSED');
});

test('a killed server is noticed, and starts again on its data', async () => {
  const first = await start({ durable: true });
  await query(first.url, 'CREATE TABLE kept AS SELECT 9 AS answer');
  process.kill(first.pid, 'SIGKILL');
  await first.lost;
  const second = await start();
  expect(second.pid).not.toBe(first.pid);
  expect(await query(second.url, 'SELECT answer FROM kept')).toEqual([9]);
});

test('a folder used by a running program is refused with a sentence', async () => {
  const first = await start();
  await expect(startPostgres(folder, { patience: 300 })).rejects.toThrow(
    new DatabaseError(`Another program already uses the database in ${folder}: stop it first.`),
  );
  expect(await query(first.url, 'SELECT 1')).toEqual([1]);
});

test('a damaged database is refused with its reason, the place of its log, and the way to begin anew', async () => {
  await (await start()).stop();
  await rm(join(files(folder).cluster, 'global', 'pg_control'));
  const refused = startPostgres(folder, { durable: false, patience: 0 });
  await expect(refused).rejects.toThrow(DatabaseError);
  await expect(refused).rejects.toThrow(
    /does not start \(.*pg_control.*\): its log is .*server\.log\. .*npm run reset/,
  );
});

test('a stale pid file whose id now belongs to another program does not prevent the start', async () => {
  const first = await start();
  await first.stop();
  await writeFile(
    files(folder).pidFile,
    `${process.pid}\n${files(folder).cluster}\n0\n5432\n\n127.0.0.1\n0 0\nready\n`,
  );
  const second = await start();
  expect(await query(second.url, 'SELECT 1')).toEqual([1]);
});

test('an interrupted first start leaves nothing that looks complete', async () => {
  const child = run('await startPostgres(folder, { durable: false });');
  await expect
    .poll(() => readdir(folder).catch(() => []), { timeout: 20_000 })
    .toContain(`making-${child.pid}`);
  child.kill('SIGKILL');
  await once(child, 'exit');
  const server = await start();
  expect(await query(server.url, 'SELECT current_database()')).toEqual(['deck']);
});

test('only its user can read the password, and the log does not contain it', async () => {
  const server = await start();
  const { password, log } = files(folder);
  expect((await stat(password)).mode & 0o077).toBe(0);
  const secret = (await readFile(password, 'utf8')).trim();
  expect(server.url).toContain(secret);
  await expect(query(server.url.replace(secret, 'guess'), 'SELECT 1')).rejects.toThrow(/password/);
  expect(await readFile(log, 'utf8')).not.toContain(secret);
});

test('a server left behind is stopped, a server in use is not', async () => {
  const { child, server } = await otherProgram();
  await expect(stopLeftover(folder, 300)).rejects.toThrow(DatabaseError);
  expect(await query(server.url, 'SELECT 1')).toEqual([1]);
  child.kill('SIGKILL');
  await once(child, 'exit');
  await stopLeftover(folder);
  await expect(query(server.url, 'SELECT 1')).rejects.toThrow('ECONNREFUSED');
});

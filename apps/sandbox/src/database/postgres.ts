import { chown, mkdir, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { choosePort, ensureCluster, files, OWNER, removeStalePid, runningPostmaster } from './cluster.ts';
import { DatabaseError } from './database-error.ts';
import { type ServerPrograms, serverPrograms } from './server-programs.ts';

export type Postgres = {
  /** `postgres://…` of a running database, empty on first start. Contains the password. */
  readonly url: string;
  /** The server's process id. */
  readonly pid: number;
  /** Resolves when the server stops unexpectedly. */
  readonly lost: Promise<void>;
  stop(): Promise<void>;
};

export type PostgresOptions = {
  /** False trades durability for speed: for tests, whose data is thrown away. */
  readonly durable?: boolean;
  /** How long to wait for another program to release the folder, in milliseconds. */
  readonly patience?: number;
};

/** A lock held by the user of the server through their connection. A killed program releases it by dying. */
const USE_LOCK = 0x6465636b;

/**
 * Starts the embedded PostgreSQL on a folder, or takes over a server that a killed program left there. Never
 * starts a second server. Throws DatabaseError if a running program uses the folder, or the server cannot
 * start.
 */
export async function startPostgres(folder: string, options: PostgresOptions = {}): Promise<Postgres> {
  const { durable = true, patience = 10_000 } = options;
  const home = resolve(folder);
  const programs = await prepare(home);
  const password = await ensureCluster(programs, home, durable);
  const address = (port: number, database: string) =>
    `postgres://${OWNER}:${password}@127.0.0.1:${port}/${database}`;

  const giveUp = Date.now() + patience;
  for (;;) {
    const postmaster = (await runningPostmaster(home)) ?? (await launch(programs, home, durable, giveUp));
    const keeper = await take(address(postmaster.port, 'postgres'));
    if (keeper instanceof pg.Client) {
      const { lost, release } = watch(keeper);
      return {
        url: address(postmaster.port, OWNER),
        pid: postmaster.pid,
        lost,
        stop: async () => {
          release();
          await halt(programs, home);
        },
      };
    }
    if (Date.now() > giveUp) {
      if (keeper === 'in use')
        throw new DatabaseError(`Another program already uses the database in ${home}: stop it first.`);
      // It runs but does not answer: stop it, and let a new server recover the data from the log.
      await halt(programs, home);
      throw new DatabaseError(
        `The database in ${home} did not answer and was stopped: start again. Its log is ${files(home).log}.`,
      );
    }
    await wait(100);
  }
}

/** Stops a server left behind on the folder, if any. Throws DatabaseError while a program uses it. */
export async function stopLeftover(folder: string, patience = 2_000): Promise<void> {
  if ((await runningPostmaster(resolve(folder))) === undefined) return;
  const server = await startPostgres(folder, { patience });
  await server.stop();
}

/** The user that runs the server owns the home folder. */
async function prepare(home: string): Promise<ServerPrograms> {
  await mkdir(home, { recursive: true });
  const programs = await serverPrograms(home);
  if (programs.user !== undefined) await chown(home, programs.user.uid, programs.user.gid);
  return programs;
}

async function launch(programs: ServerPrograms, home: string, durable: boolean, giveUp: number) {
  const { cluster, log } = files(home);
  const said = (await readLog(home)).length;
  for (;;) {
    await removeStalePid(home);
    const port = await choosePort(home);
    const settings = {
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      max_connections: '200',
      timezone: 'UTC',
      log_timezone: 'UTC',
      // Otherwise the log would contain values of refused rows: names, addresses.
      log_error_verbosity: 'terse',
      ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
    };
    const flags = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
    const args = ['start', '-D', cluster, '-w', '-s', '-l', log, '-o', [`-p ${port}`, ...flags].join(' ')];
    const started = await programs.pgCtl(args);
    const postmaster = await runningPostmaster(home);
    if (postmaster !== undefined) return postmaster;
    if (Date.now() > giveUp) {
      throw new DatabaseError(
        `The database in ${home} does not start (${(await lastWords(home, said)) || started.output.trim()}): its log is ${log}. If it is damaged, npm run reset removes its data, and the next start begins anew.`,
      );
    }
    // The port was just taken, or workers of a killed server are still alive. Both are temporary.
    await wait(300);
  }
}

/** Claims the server for this process and creates its database, or tells why that is not possible yet. */
async function take(url: string): Promise<pg.Client | 'in use' | 'silent'> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 3_000,
    application_name: 'deck keeper',
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ free: boolean }>('SELECT pg_try_advisory_lock($1) AS free', [
      USE_LOCK,
    ]);
    if (rows[0]?.free !== true) {
      await client.end();
      return 'in use';
    }
    const found = await client.query('SELECT FROM pg_database WHERE datname = $1', [OWNER]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${OWNER}`);
    return client;
  } catch {
    await client.end().catch(() => undefined);
    return 'silent';
  }
}

function watch(keeper: pg.Client): { lost: Promise<void>; release: () => void } {
  let asked = false;
  const lost = new Promise<void>((settle) => {
    keeper.on('end', () => {
      if (!asked) settle();
    });
  });
  const release = () => {
    asked = true;
  };
  return { lost, release };
}

async function halt(programs: ServerPrograms, home: string): Promise<void> {
  const { cluster } = files(home);
  for (const mode of ['fast', 'immediate']) {
    if ((await runningPostmaster(home)) === undefined) return;
    await programs.pgCtl(['stop', '-D', cluster, '-w', '-s', '-t', '20', '-m', mode]);
  }
}

const readLog = (home: string): Promise<string> => readFile(files(home).log, 'utf8').catch(() => '');

/** The last error in the server's log after so many characters: what stands before them is of an earlier start. */
async function lastWords(home: string, said: number): Promise<string> {
  const lines = (await readLog(home)).slice(said).split('\n');
  const complaint = lines.findLast((line) => line.includes('FATAL') || line.includes('PANIC'));
  return complaint?.replace(/^.*?(FATAL|PANIC):\s*/, '') ?? '';
}

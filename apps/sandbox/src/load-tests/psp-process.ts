import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createHttpPsp, type Psp } from '../psp/index.ts';
import { freePort } from './free-port.ts';

const MAIN = fileURLToPath(new URL('../../../psp/src/main.ts', import.meta.url));
const KEYS = { PSP_KEY: 'a key of the tests', PSP_NOTICE_SECRET: 'a secret of the tests' };

interface PspProcess {
  /** By which a server reaches it. */
  readonly settings: Readonly<Record<string, string>>;
  /** Kills it, like a power cut, and starts it again with the records it had written. */
  restart(): Promise<void>;
}

const running = new Map<string, Promise<PspProcess>>();

/**
 * The settings by which a server reaches a simulated PSP in a process of its own. Servers on one database share one. It
 * ends with this process.
 * @param merchantPort the port that takes its notices
 * @param file where it keeps its records, so that it can be restarted; by default in its memory
 */
export async function pspFor(
  databaseUrl: string,
  merchantPort: number,
  file = ':memory:',
): Promise<Readonly<Record<string, string>>> {
  const known = running.get(databaseUrl) ?? start(merchantPort, file);
  running.set(databaseUrl, known);
  return (await known).settings;
}

/** The simulated PSP of the servers on a database, to read its own records. @throws Error if none was started */
export async function pspOf(databaseUrl: string): Promise<Psp> {
  const { PSP_URL: url, PSP_KEY: key, PSP_NOTICE_SECRET: noticeSecret } = (await find(databaseUrl)).settings;
  if (!url || !key || !noticeSecret) throw new Error('The PSP has no settings');
  return createHttpPsp({ url, key, noticeSecret });
}

/** Kills the PSP of the servers on a database, and starts it again. @throws Error if none was started */
export const restartPsp = async (databaseUrl: string): Promise<void> => (await find(databaseUrl)).restart();

async function find(databaseUrl: string): Promise<PspProcess> {
  const found = await running.get(databaseUrl);
  if (!found) throw new Error('No PSP was started for this database');
  return found;
}

async function start(merchantPort: number, file: string): Promise<PspProcess> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const merchant = `http://localhost:${merchantPort}`;
  const env = { ...process.env, ...KEYS, PSP_PORT: String(port), PSP_DATA: file, PSP_MERCHANT: merchant };
  const isThere = () =>
    fetch(`${url}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  const launch = async () => {
    const child = spawn(process.execPath, [MAIN], { env, stdio: 'ignore' });
    child.unref();
    while (!(await isThere())) await wait(50);
    return child;
  };
  let child = await launch();
  process.once('exit', () => child.kill());
  return {
    settings: { ...KEYS, PSP_URL: url, PSP_SIMULATED: '1' },
    restart: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
      child = await launch();
    },
  };
}

import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createHttpPsp, type Psp } from '../psp/index.ts';
import { freePort } from './free-port.ts';

const MAIN = fileURLToPath(new URL('../../../psp/src/main.ts', import.meta.url));
const KEYS = { PSP_KEY: 'a key of the tests', PSP_NOTICE_SECRET: 'a secret of the tests' };

const running = new Map<string, Promise<Readonly<Record<string, string>>>>();

/**
 * The settings by which a server reaches a simulated PSP in a process of its own. Servers on one database share one. It
 * ends with this process.
 * @param merchantPort the port that takes its notices
 */
export function pspFor(databaseUrl: string, merchantPort: number): Promise<Readonly<Record<string, string>>> {
  const known = running.get(databaseUrl) ?? start(merchantPort);
  running.set(databaseUrl, known);
  return known;
}

/** The simulated PSP of the servers on a database, to read its own records. @throws Error if none was started */
export async function pspOf(databaseUrl: string): Promise<Psp> {
  const {
    PSP_URL: url,
    PSP_KEY: key,
    PSP_NOTICE_SECRET: noticeSecret,
  } = (await running.get(databaseUrl)) ?? {};
  if (!url || !key || !noticeSecret) throw new Error('No PSP was started for this database');
  return createHttpPsp({ url, key, noticeSecret });
}

async function start(merchantPort: number): Promise<Readonly<Record<string, string>>> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const merchant = `http://localhost:${merchantPort}`;
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, ...KEYS, PSP_PORT: String(port), PSP_DATA: ':memory:', PSP_MERCHANT: merchant },
    stdio: 'ignore',
  });
  process.once('exit', () => child.kill());
  child.unref();
  const isThere = () =>
    fetch(`${url}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isThere())) await wait(50);
  return { ...KEYS, PSP_URL: url, PSP_SIMULATED: '1' };
}

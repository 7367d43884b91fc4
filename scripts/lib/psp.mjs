import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { inRoot } from './paths.mjs';
import { startNode } from './processes.mjs';
import { freePort, isPortFree } from './settings.mjs';

const LIFELINE = new URL('./lifeline.mjs', import.meta.url).href;

/**
 * The key of the merchant's calls and the secret of the notices. They are kept beside the records: a simulator that
 * starts again knows its merchant.
 * @param {string} file
 * @returns {{ key: string, secret: string }}
 */
function readKeys(file) {
  const kept = `${file}.keys.json`;
  if (file !== ':memory:' && existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8'));
  const keys = { key: randomBytes(24).toString('hex'), secret: randomBytes(24).toString('hex') };
  if (file !== ':memory:') {
    mkdirSync(dirname(kept), { recursive: true });
    writeFileSync(kept, JSON.stringify(keys), { mode: 0o600 });
  }
  return keys;
}

/**
 * Starts the simulated payment service provider, on the port after Deck's or any free one.
 * @param {{
 *   port: number,
 *   merchant: string,
 *   notices?: string,
 *   frames: string,
 *   file: string,
 *   stdio?: import('node:child_process').StdioOptions,
 * }} options `merchant` is Deck's public address; `notices` where it takes notices, if elsewhere; `file` keeps the
 * records, or `:memory:`
 */
export async function startPsp({ port, merchant, notices = merchant, frames, file, stdio }) {
  const own = (await isPortFree(port + 1)) ? port + 1 : await freePort();
  const url = `http://localhost:${own}`;
  const { key, secret } = readKeys(file);
  const running = startNode(['--import', LIFELINE, inRoot('apps/psp/src/main.ts')], {
    stdio,
    env: {
      PSP_PORT: String(own),
      PSP_DATA: file,
      PSP_MERCHANT: merchant,
      PSP_NOTICES: notices,
      PSP_KEY: key,
      PSP_NOTICE_SECRET: secret,
      PSP_DIST: frames,
    },
  });
  /** What Deck needs to reach it. */
  const env = { PSP_URL: url, PSP_KEY: key, PSP_NOTICE_SECRET: secret, PSP_SIMULATED: '1' };
  // One that has ended never answers.
  await Promise.race([answers(url), running.exited]);
  return { ...running, env };
}

/** @param {string} url */
async function answers(url) {
  for (let tries = 0; tries < 100; tries += 1) {
    const isThere = await fetch(`${url}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await new Promise((settle) => setTimeout(settle, 100));
  }
}

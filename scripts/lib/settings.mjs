import { readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { fail } from './entry.mjs';
import { inRoot } from './paths.mjs';

/**
 * The settings from the environment, validated before anything is built.
 * @typedef {{ port: number, brand: string, environment: string, databaseUrl: string | undefined }} Settings
 */

const ENVIRONMENTS = ['prod', 'stg', 'qa', 'dev'];

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {Settings}
 */
export function readSettings(env) {
  return {
    port: readPort(env.PORT),
    brand: readOneOf('BRAND', env.BRAND || 'meridian', brands()),
    environment: readOneOf('DECK_ENVIRONMENT', env.DECK_ENVIRONMENT || 'dev', ENVIRONMENTS),
    databaseUrl: env.DATABASE_URL || undefined,
  };
}

/** @returns {string[]} */
export function brands() {
  const folders = readdirSync(inRoot('packages/tokens/brands'), { withFileTypes: true });
  return folders.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}

/**
 * @param {string} name
 * @param {string} value
 * @param {readonly string[]} known
 */
function readOneOf(name, value, known) {
  if (known.includes(value)) return value;
  return fail(`${name}=${value} is not known: choose one of ${known.join(', ')}.`);
}

/** @param {string | undefined} text */
function readPort(text) {
  if (!text) return 4000;
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port;
  return fail(`PORT=${text} is not a port: choose a number from 1 to 65535, for example PORT=4100.`);
}

/**
 * Refuses a port in use. A Deck that was just killed may need a moment to release it.
 * @param {number} port
 * @param {number} patience milliseconds
 */
export async function ensurePortFree(port, patience = 2_000) {
  const giveUp = Date.now() + patience;
  for (;;) {
    const problem = await listenProblem(port);
    if (problem === undefined) return;
    if (problem === 'EACCES')
      fail(`Port ${port} needs more rights than you have: choose another, for example PORT=4100.`);
    if (Date.now() >= giveUp) {
      fail(
        `Port ${port} is in use by another program: stop it, or choose another port, for example PORT=${port + 100}.`,
      );
    }
    await wait(100);
  }
}

/**
 * Why a server cannot listen on the port, on any address of the machine; undefined if it can.
 * @param {number} port
 * @returns {Promise<string | undefined>}
 */
async function listenProblem(port) {
  for (const host of [undefined, '127.0.0.1']) {
    const problem = await new Promise((settle) => {
      const probe = createServer();
      probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) => settle(error.code));
      probe.listen({ port, host }, () => probe.close(() => settle(undefined)));
    });
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** @param {number} port */
export const isPortFree = async (port) => (await listenProblem(port)) === undefined;

/** A port that is free at this moment. */
export async function freePort() {
  return await new Promise((settle, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => settle(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/**
 * Finds distinct free ports: each is held until all are found.
 * @param {number} count
 * @returns {Promise<number[]>}
 */
export async function freePorts(count) {
  const probes = await Promise.all(
    Array.from(
      { length: count },
      () =>
        /** @type {Promise<import('node:net').Server>} */ (
          new Promise((resolve, reject) => {
            const probe = createServer().once('error', reject);
            probe.listen(0, () => resolve(probe));
          })
        ),
    ),
  );
  const ports = probes.map((probe) => {
    const address = probe.address();
    return typeof address === 'object' && address ? address.port : 0;
  });
  await Promise.all(probes.map((probe) => new Promise((closed) => probe.close(closed))));
  return ports;
}

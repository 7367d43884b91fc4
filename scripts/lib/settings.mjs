import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { basename, dirname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fail } from './entry.mjs';
import { inRoot, ROOT } from './paths.mjs';

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
    brand: readBrand(placeBrand(env) || 'meridian'),
    environment: readOneOf('DECK_ENVIRONMENT', env.DECK_ENVIRONMENT || 'dev', ENVIRONMENTS),
    databaseUrl: env.DATABASE_URL || undefined,
  };
}

/**
 * The names of the brands here, and of the one that BRAND names elsewhere.
 * @returns {string[]}
 */
export function brands() {
  const folders = readdirSync(inRoot('packages/tokens/brands'), { withFileTypes: true });
  const here = folders.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  placeBrand(process.env);
  const { BRAND_FOLDER } = process.env;
  return BRAND_FOLDER ? [...here, basename(BRAND_FOLDER)] : here;
}

/**
 * Where BRAND is the path of a brand's folder, like `../ours`, every program that is started gets its name as BRAND,
 * its folder as BRAND_FOLDER, and what it holds as BRAND_DIGEST, so that no build is taken from the cache after a change.
 * @param {NodeJS.ProcessEnv} env
 * @returns {string | undefined} the brand's name
 */
export function placeBrand({ BRAND }) {
  if (!BRAND || !/^\.|[/\\]/.test(BRAND)) return BRAND;
  const folder = resolve(ROOT, BRAND);
  if (basename(folder) === 'brand.json')
    fail(`BRAND=${BRAND} names a file: name its folder, BRAND="${dirname(BRAND)}".`);
  if (!existsSync(join(folder, 'brand.json')))
    return fail(
      `BRAND=${BRAND} names no brand: there is no brand.json in ${folder}. npm run brand:new -- --folder "${BRAND}" makes one.`,
    );
  const name = basename(folder);
  if (dirname(folder) === inRoot('packages/tokens/brands')) {
    process.env.BRAND = name;
    return name;
  }
  Object.assign(process.env, { BRAND: name, BRAND_FOLDER: folder, BRAND_DIGEST: digest(folder) });
  return name;
}

/** @param {string} folder */
function digest(folder) {
  const hash = createHash('sha256');
  const files = readdirSync(folder).filter((file) => /\.(json|svg)$/.test(file));
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(folder, file)));
  return hash.digest('hex').slice(0, 16);
}

/** @param {string} brand */
function readBrand(brand) {
  const known = brands();
  if (known.includes(brand)) return brand;
  return fail(
    `BRAND=${brand} is not known: choose one of ${known.join(', ')}, or the path of a brand's folder, like ../${brand}.`,
  );
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

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail } from './entry.mjs';
import { CACHE } from './paths.mjs';

/** Flags for the same pixels on every machine, without network traffic of the browser's own. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
];

/** Chromium's headless shell: it draws the same, and a journey takes three quarters of the time. */
const SHELL = '/usr/bin/chromium-headless-shell';
const SYSTEM = [SHELL, '/usr/bin/chromium', '/usr/bin/chromium-browser'];
/** This file records that the shell was requested, so a system without it is not asked on every run. */
const ASKED = join(CACHE, 'chromium-asked');

/** @returns {Promise<string | undefined>} the path of a Chromium: CHROMIUM_PATH, the system's, Playwright's own */
async function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (existsSync(given)) return given;
    fail(`There is no Chromium at CHROMIUM_PATH=${given}: correct it, or leave it unset.`);
  }
  const { chromium } = await import('playwright');
  return [...SYSTEM, chromium.executablePath()].find((path) => existsSync(path));
}

/**
 * Finds the Chromium for the tests. On Linux with apt-get, as root, it installs a missing one.
 * @returns {Promise<string>} its path
 */
export async function ensureChromium() {
  const found = await findChromium();
  const isBest = found === SHELL || process.env.CHROMIUM_PATH;
  if (found !== undefined && (isBest || !mayInstall() || existsSync(ASKED))) return found;
  if (mayInstall()) {
    console.log('Installing Chromium for the tests (apt-get) …');
    install('chromium-headless-shell');
    if ((await findChromium()) === undefined) install('chromium');
    mkdirSync(CACHE, { recursive: true });
    writeFileSync(ASKED, '');
  }
  const installed = await findChromium();
  if (installed !== undefined) return installed;
  return fail(
    'The tests need a Chromium and there is none: run npx playwright install chromium, or set CHROMIUM_PATH, and run this again.',
  );
}

const mayInstall = () =>
  process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** @param {string} browser a package; the package lists are fetched only if it is unknown */
function install(browser) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const packages = ['install', '-y', '-qq', browser, 'fonts-liberation', 'fonts-noto-core'];
  for (const args of [packages, ['update', '-qq'], packages]) {
    const { status } = spawnSync('apt-get', args, { env, stdio: 'ignore' });
    if (args === packages && status === 0) return;
  }
}

/**
 * The launch options for Playwright.
 * @param {string} executablePath
 */
export const launchOptions = (executablePath) => ({ executablePath, headless: true, args: ARGS });

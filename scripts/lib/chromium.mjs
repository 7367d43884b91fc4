import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fail } from './entry.mjs';

/** The same pixels and no traffic of its own, on every machine. */
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

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser'];

/** @returns {Promise<string | undefined>} the Chromium there is: CHROMIUM_PATH, the system's, Playwright's own */
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
 * The Chromium for the tests; on a Linux where we may, it is installed when it is missing.
 * @returns {Promise<string>} its path
 */
export async function ensureChromium() {
  const found = await findChromium();
  if (found !== undefined) return found;
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium for the tests (apt-get) …');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const stdio = /** @type {import('node:child_process').StdioOptions} */ (['ignore', 'ignore', 'inherit']);
    spawnSync('apt-get', ['update', '-qq'], { env, stdio });
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium', 'fonts-liberation', 'fonts-noto-core'], {
      env,
      stdio,
    });
    const installed = await findChromium();
    if (installed !== undefined) return installed;
  }
  return fail(
    'The tests need a Chromium and there is none: run npx playwright install chromium, or set CHROMIUM_PATH, and run this again.',
  );
}

/**
 * What Playwright launches.
 * @param {string} executablePath
 */
export const launchOptions = (executablePath) => ({ executablePath, headless: true, args: ARGS });

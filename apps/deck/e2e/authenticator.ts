import { createHmac } from 'node:crypto';
import type { Page } from '@playwright/test';

const PERIOD = 30;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The sandbox's time in milliseconds since 1970; other tests move its clock. */
export async function sandboxTime(page: Page): Promise<number> {
  const response = await page.request.get('/sandbox/api/clock');
  return Date.parse(((await response.json()) as { now: string }).now);
}

/** The six digits of an authenticator app for a key at a time, in milliseconds since 1970 (RFC 6238). */
export function codeAt(key: string, time: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(time / 1000 / PERIOD)));
  const hash = createHmac('sha1', getBytes(key)).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  const number = hash.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 1_000_000).padStart(6, '0');
}

/** The next code: the last code does not work twice, and the server accepts a code one period early. */
export const nextCodeAt = (key: string, time: number): string => codeAt(key, time + PERIOD * 1000);

function getBytes(key: string): Buffer {
  const bits = [...key.replaceAll(/[\s=]/g, '').toUpperCase()]
    .map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

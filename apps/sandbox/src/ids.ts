import { randomBytes } from 'node:crypto';

/** Twenty bits count; half of them used, a later millisecond begins at nought again. */
const HALF = 0x7_ffff;

let lastMillisecond = 0;
let sequence = randomBytes(2).readUInt16BE();

/**
 * A UUID version 7: sortable by the time it was made, in milliseconds since the epoch. Those of one millisecond made by
 * one process keep their order too, also while a clock stands still or other milliseconds come between.
 */
export function newId(at: number = Date.now()): string {
  sequence = at > lastMillisecond && sequence > HALF ? 0 : sequence + 1;
  lastMillisecond = Math.max(at, lastMillisecond);
  const random = randomBytes(7);
  const time = at.toString(16).padStart(12, '0');
  const high = (0x7000 | ((sequence >> 8) & 0xfff)).toString(16);
  const low = (0x8000 | ((sequence & 0xff) << 6) | (random.readUInt8() & 0x3f)).toString(16);
  return `${time.slice(0, 8)}-${time.slice(8)}-${high}-${low}-${random.toString('hex', 1)}`;
}

/** 128 unguessable bits as a word for an address or a cookie. */
export const newSecret = (): string => randomBytes(16).toString('base64url');

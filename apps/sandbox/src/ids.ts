import { randomBytes } from 'node:crypto';

let lastMillisecond = 0;
let sequence = randomBytes(2).readUInt16BE() & 0x3ff;

/**
 * A UUID version 7: sortable by the time it was made, in milliseconds since the epoch, otherwise unguessable. Those
 * of one millisecond made by one process keep their order too.
 */
export function newId(at: number = Date.now()): string {
  const random = randomBytes(10);
  // Twelve bits count on, also when ids of other milliseconds come between; half used, a later millisecond begins anew.
  sequence = at > lastMillisecond && sequence > 0x7ff ? 0 : sequence + 1;
  lastMillisecond = Math.max(at, lastMillisecond);
  const time = at.toString(16).padStart(12, '0');
  const order = (0x7000 | (sequence & 0xfff)).toString(16);
  const variant = (0x8000 | (random.readUInt16BE(2) & 0x3fff)).toString(16);
  return `${time.slice(0, 8)}-${time.slice(8)}-${order}-${variant}-${random.toString('hex', 4)}`;
}

/** 128 unguessable bits as a word for an address or a cookie. */
export const newSecret = (): string => randomBytes(16).toString('base64url');

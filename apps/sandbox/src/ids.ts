import { randomBytes, randomInt } from 'node:crypto';
import { v7 } from 'uuid';

/** A 32-bit counter with a random start, so that two processes do not count alike. */
let sequence = randomInt(2 ** 31);

/**
 * A UUID version 7: sorts by creation time in milliseconds since the epoch. IDs of a process within a
 * millisecond keep their order too, even while a test's clock stands still.
 */
export function newId(at: number = Date.now()): string {
  sequence = (sequence + 1) >>> 0;
  return v7({ msecs: at, seq: sequence });
}

/** 128 unguessable bits as text for an address or a cookie. */
export const newSecret = (): string => randomBytes(16).toString('base64url');

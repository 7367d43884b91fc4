import { randomBytes, randomInt } from 'node:crypto';
import { v7 } from 'uuid';

/** Begins anywhere, so that two processes do not count alike; it is a number of 32 bits. */
let sequence = randomInt(2 ** 31);

/**
 * A UUID version 7: sortable by the time it was made, in milliseconds since the epoch. IDs of one millisecond made by one
 * process keep their order too, also while the clock of a test stands still.
 */
export function newId(at: number = Date.now()): string {
  sequence = (sequence + 1) >>> 0;
  return v7({ msecs: at, seq: sequence });
}

/** 128 unguessable bits as a word for an address or a cookie. */
export const newSecret = (): string => randomBytes(16).toString('base64url');

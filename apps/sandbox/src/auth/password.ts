import { hash, verify } from '@node-rs/argon2';

/** Argon2id with 19 MiB, two passes and one lane: about 20 ms of work for each guess. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

const { memoryCost, timeCost, parallelism } = cost;
const today = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`;

/** Whether a hash was made at another cost than today's: it is made anew when its password is next given. */
export const isOfOldCost = (passwordHash: string): boolean => !passwordHash.startsWith(today);

/** What an unknown login is checked against, so that it takes as long as a known one. */
let nobodys: Promise<string> | undefined;

/** Whether the password fits. Without a hash it never does, and takes its time all the same. */
export async function passwordFits(passwordHash: string | undefined, password: string): Promise<boolean> {
  nobodys ??= hashPassword(crypto.randomUUID());
  const fits = await verify(passwordHash ?? (await nobodys), password);
  return fits && passwordHash !== undefined;
}

import { hash, verify } from '@node-rs/argon2';

/** Argon2id with 19 MiB, two passes and one lane: about 20 ms of work per guess. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

const { memoryCost, timeCost, parallelism } = cost;
const today = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`;

/** Whether a hash has an outdated cost. It is replaced the next time its password is entered. */
export const isOfOldCost = (passwordHash: string): boolean => !passwordHash.startsWith(today);

/** Compared when a login is unknown, so that the check takes as long as for a known login. */
let nobodys: Promise<string> | undefined;

/** Whether the password matches. Without a hash it never does, but takes as long. */
export async function passwordFits(passwordHash: string | undefined, password: string): Promise<boolean> {
  nobodys ??= hashPassword(crypto.randomUUID());
  const fits = await verify(passwordHash ?? (await nobodys), password);
  return fits && passwordHash !== undefined;
}

import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { ConfigError } from '../config.ts';
import type { Database } from '../database/connect.ts';
import type { Queries } from '../database/queries.ts';
import { sandboxFacts } from '../database/schema.ts';
import { rotateKey } from './rotate-key.ts';

/** The database's own key, used without a key from outside. */
const KEY = 'sealing_key';
/** A sealed text that proves whether a key from outside is the right key. */
const PROOF = 'sealing_proof';
const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** The key this process got at its start. */
let outside: Buffer | undefined;

const getKey = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', KEY, KEY_BYTES));

/**
 * Sets the key from outside the database, so that a copy of the database reveals no sealed text.
 * @param secret at least 32 unguessable characters; undefined: the database creates its own key.
 * @param before the previous key: everything sealed with it is re-encrypted.
 * @throws ConfigError if the database is sealed with another key, or with its own.
 */
export async function takeSealingKey(
  db: Database,
  secret: string | undefined,
  before?: string,
): Promise<void> {
  const own = await readFact(db, KEY);
  const proof = await readFact(db, PROOF);
  if (secret === undefined) {
    outside = undefined;
    if (proof !== undefined)
      throw new ConfigError('SEALING_KEY is not set: this database was sealed with one. Set it.');
    return;
  }
  if (own !== undefined && proof === undefined)
    throw new ConfigError(
      'SEALING_KEY is set, but this database was sealed with a key of its own: leave it unset, or begin with an empty database.',
    );
  outside = getKey(secret);
  if (proof === undefined) await addFact(db, PROOF, await seal(db, PROOF));
  if (before !== undefined) await changeKey(db, getKey(before), outside);
  if (!opens(outside, await readFact(db, PROOF)))
    throw new ConfigError('SEALING_KEY is not the one this database was sealed with: set that one.');
}

const opens = (key: Buffer, proof = ''): boolean => {
  try {
    return unsealWith(key, proof) === PROOF;
  } catch {
    return false;
  }
};

/** Re-encrypts everything or nothing. A database already sealed with the new key stays as it is. */
async function changeKey(db: Database, before: Buffer, after: Buffer): Promise<void> {
  await db.transaction(async (tx) => {
    const isProof = eq(sandboxFacts.name, PROOF);
    const [proof] = await tx.select().from(sandboxFacts).where(isProof).for('no key update');
    if (!opens(before, proof?.value)) return;
    await rotateKey(tx, (sealed) => sealWith(after, unsealWith(before, sealed)));
    await tx
      .update(sandboxFacts)
      .set({ value: sealWith(after, PROOF) })
      .where(isProof);
  });
}

/** Encrypts secrets that the server must read again but never shows. The table alone reveals nothing. */
export const seal = async (db: Queries, text: string): Promise<string> =>
  sealWith(await sealingKey(db), text);

/** @throws Error when the text was tampered with or sealed with another key. */
export const unseal = async (db: Queries, sealed: string): Promise<string> =>
  unsealWith(await sealingKey(db), sealed);

function sealWith(key: Buffer, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

function unsealWith(key: Buffer, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const rest = bytes.subarray(NONCE_BYTES + TAG_BYTES);
  return Buffer.concat([decipher.update(rest), decipher.final()]).toString('utf8');
}

async function sealingKey(db: Queries): Promise<Buffer> {
  if (outside) return outside;
  const known = await readFact(db, KEY);
  if (known !== undefined) return Buffer.from(known, 'base64url');
  await addFact(db, KEY, randomBytes(KEY_BYTES).toString('base64url'));
  return sealingKey(db);
}

async function readFact(db: Queries, name: string): Promise<string | undefined> {
  const [fact] = await db.select().from(sandboxFacts).where(eq(sandboxFacts.name, name));
  return fact?.value;
}

/** If several servers start in parallel, the first key counts. */
const addFact = (db: Queries, name: string, value: string) =>
  db.insert(sandboxFacts).values({ name, value }).onConflictDoNothing();

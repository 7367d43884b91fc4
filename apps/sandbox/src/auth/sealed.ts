import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { ConfigError } from '../config.ts';
import type { Queries } from '../database/queries.ts';
import { sandboxFacts } from '../database/schema.ts';

/** The key of a database that was given none from outside. */
const KEY = 'sealing_key';
/** Something sealed, by which a key from outside is known again. */
const PROOF = 'sealing_proof';
const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** What this process was given at its start. */
let outside: Buffer | undefined;

/**
 * Takes the key from outside the database, so that who has a copy of the database opens nothing sealed in it.
 * @param secret at least 32 characters nobody can guess; undefined: the database makes a key of its own.
 * @throws ConfigError for a database that was sealed with another key, or with one of its own.
 */
export async function takeSealingKey(db: Queries, secret: string | undefined): Promise<void> {
  const own = await factOf(db, KEY);
  const proof = await factOf(db, PROOF);
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
  outside = Buffer.from(hkdfSync('sha256', secret, '', KEY, KEY_BYTES));
  if (proof === undefined) await addFact(db, PROOF, await seal(db, PROOF));
  const known = (await factOf(db, PROOF)) ?? '';
  const opened = await unseal(db, known).catch(() => undefined);
  if (opened !== PROOF)
    throw new ConfigError('SEALING_KEY is not the one this database was sealed with: set that one.');
}

/** What must be read again but never shown is kept sealed: who sees the table it stands in learns nothing. */
export async function seal(db: Queries, text: string): Promise<string> {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, await sealingKey(db), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** @throws Error when the text was changed or sealed with another key. */
export async function unseal(db: Queries, sealed: string): Promise<string> {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(CIPHER, await sealingKey(db), bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const rest = bytes.subarray(NONCE_BYTES + TAG_BYTES);
  return Buffer.concat([decipher.update(rest), decipher.final()]).toString('utf8');
}

/** By which two equal texts are known without either being kept. Few enough to be tried one by one, they need the key. */
export async function fingerprint(db: Queries, purpose: string, text: string): Promise<string> {
  const key = Buffer.from(hkdfSync('sha256', await sealingKey(db), '', purpose, KEY_BYTES));
  return createHmac('sha256', key).update(text).digest('base64url');
}

async function sealingKey(db: Queries): Promise<Buffer> {
  if (outside) return outside;
  const known = await factOf(db, KEY);
  if (known !== undefined) return Buffer.from(known, 'base64url');
  await addFact(db, KEY, randomBytes(KEY_BYTES).toString('base64url'));
  return sealingKey(db);
}

async function factOf(db: Queries, name: string): Promise<string | undefined> {
  const [fact] = await db.select().from(sandboxFacts).where(eq(sandboxFacts.name, name));
  return fact?.value;
}

/** Of servers side by side the first counts. */
const addFact = (db: Queries, name: string, value: string) =>
  db.insert(sandboxFacts).values({ name, value }).onConflictDoNothing();

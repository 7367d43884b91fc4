import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { ConfigError, OWN_KEY } from '../config.ts';
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

/** The keys from outside the database: one seals, and each opens what it sealed. */
interface Keys {
  readonly seals: Buffer;
  readonly others: readonly Buffer[];
}

/** What this process got at its start. */
let outside: Keys | undefined;

const getKey = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', KEY, KEY_BYTES));

/** Keys of a change under way: processes with the old key and with the new one run at the same time. */
interface KeyChange {
  /** The previous key, or `OWN_KEY`: everything sealed with it is re-encrypted. */
  readonly before?: string | undefined;
  /** The key that takes its place later. It opens what processes that have it already have sealed. */
  readonly next?: string | undefined;
}

/**
 * Sets the key from outside the database, so that a copy of the database reveals no sealed text.
 * @param secret at least 32 unguessable characters; undefined: the database creates its own key.
 * @throws ConfigError if the database is sealed with another key, or with its own.
 */
export async function takeSealingKey(
  db: Database,
  secret: string | undefined,
  { before, next }: KeyChange = {},
): Promise<void> {
  const own = await readFact(db, KEY);
  const proof = await readFact(db, PROOF);
  if (secret === undefined) {
    outside = undefined;
    if (proof !== undefined)
      throw new ConfigError('SEALING_KEY is not set: this database was sealed with one. Set it.');
    return;
  }
  if (own !== undefined && proof === undefined && before !== OWN_KEY)
    throw new ConfigError(
      'SEALING_KEY is set, but this database was sealed with a key of its own: stop every process and set SEALING_KEY_BEFORE=database too, or leave both unset.',
    );
  const seals = getKey(secret);
  if (before === OWN_KEY) await leaveOwnKey(db, seals);
  const known = [before, next].filter((one) => one !== undefined).filter((one) => one !== OWN_KEY);
  outside = { seals, others: known.map(getKey) };
  if (proof === undefined) await addFact(db, PROOF, await seal(db, PROOF));
  if (before !== undefined && before !== OWN_KEY) await changeKey(db, getKey(before), seals);
  const allowed = next === undefined ? [seals] : [seals, getKey(next)];
  const kept = (await readFact(db, PROOF)) ?? '';
  const proven = allowed.find((key) => openWith(key, kept) === PROOF);
  if (!proven)
    throw new ConfigError('SEALING_KEY is not the one this database was sealed with: set that one.');
  outside = { ...outside, seals: proven, others: [seals, ...outside.others] };
}

/** Undefined when it was sealed with another key. */
function openWith(key: Buffer, sealed: string): string | undefined {
  try {
    return unsealWith(key, sealed);
  } catch {
    return undefined;
  }
}

/**
 * Re-encrypts everything that the key before opens, or nothing. It runs at each start with both keys: a process with the
 * key before may have sealed more meanwhile.
 */
async function changeKey(db: Database, before: Buffer, after: Buffer): Promise<void> {
  const anew = sealAnew(before, after);
  await db.transaction(async (tx) => {
    const isProof = eq(sandboxFacts.name, PROOF);
    const [proof] = await tx.select().from(sandboxFacts).where(isProof).for('no key update');
    const isKnown = [before, after].some((key) => openWith(key, proof?.value ?? '') === PROOF);
    if (!isKnown) return;
    await rotateKey(tx, anew);
    const proofAnew = anew(proof?.value ?? '');
    if (proofAnew !== undefined) await tx.update(sandboxFacts).set({ value: proofAnew }).where(isProof);
  });
}

/** Re-encrypts everything that the database's own key opens, and deletes that key. */
async function leaveOwnKey(db: Database, after: Buffer): Promise<void> {
  await db.transaction(async (tx) => {
    const [own] = await tx.delete(sandboxFacts).where(eq(sandboxFacts.name, KEY)).returning();
    if (!own) return;
    await rotateKey(tx, sealAnew(Buffer.from(own.value, 'base64url'), after));
    await addFact(tx, PROOF, sealWith(after, PROOF));
  });
}

const sealAnew = (before: Buffer, after: Buffer) => (sealed: string) => {
  const text = openWith(before, sealed);
  return text === undefined ? undefined : sealWith(after, text);
};

/** Encrypts secrets that the server must read again but never shows. The table alone reveals nothing. */
export const seal = async (db: Queries, text: string): Promise<string> =>
  sealWith((await readKeys(db)).seals, text);

/** @throws Error when the text was tampered with or sealed with another key. */
export async function unseal(db: Queries, sealed: string): Promise<string> {
  const { seals, others } = await readKeys(db);
  for (const key of others) {
    const text = openWith(key, sealed);
    if (text !== undefined) return text;
  }
  return unsealWith(seals, sealed);
}

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

async function readKeys(db: Queries): Promise<Keys> {
  if (outside) return outside;
  const known = await readFact(db, KEY);
  if (known !== undefined) return { seals: Buffer.from(known, 'base64url'), others: [] };
  if ((await readFact(db, PROOF)) !== undefined)
    throw new Error('This database was sealed with a SEALING_KEY, which this process does not have');
  await addFact(db, KEY, randomBytes(KEY_BYTES).toString('base64url'));
  return readKeys(db);
}

async function readFact(db: Queries, name: string): Promise<string | undefined> {
  const [fact] = await db.select().from(sandboxFacts).where(eq(sandboxFacts.name, name));
  return fact?.value;
}

/** If several servers start in parallel, the first key counts. */
const addFact = (db: Queries, name: string, value: string) =>
  db.insert(sandboxFacts).values({ name, value }).onConflictDoNothing();

import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { sandboxFacts } from '../database/schema.ts';

const FACT = 'sealing_key';
const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * What must be read again but never shown is kept sealed: who sees the table of people alone learns nothing. The key is
 * made once for a database and stands apart from the people.
 */
export async function seal(db: Queries, text: string): Promise<string> {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, await sealingKey(db), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** @throws Error when the text was changed or sealed with another key. */
export async function unseal(db: Queries, sealed: string): Promise<string> {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(CIPHER, await sealingKey(db), bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const rest = bytes.subarray(NONCE_BYTES + TAG_BYTES);
  return Buffer.concat([decipher.update(rest), decipher.final()]).toString('utf8');
}

async function sealingKey(db: Queries): Promise<Buffer> {
  const read = () => db.select().from(sandboxFacts).where(eq(sandboxFacts.name, FACT));
  const [known] = await read();
  if (known) return Buffer.from(known.value, 'base64url');
  const value = randomBytes(32).toString('base64url');
  await db.insert(sandboxFacts).values({ name: FACT, value }).onConflictDoNothing();
  const [made] = await read();
  if (!made) throw new Error('The sealing key was not written');
  return Buffer.from(made.value, 'base64url');
}

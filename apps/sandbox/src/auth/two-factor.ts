import { randomBytes } from 'node:crypto';
import { TWO_FACTOR_KEY_MINUTES } from '@deck/api/rules';
import { Refusal } from '@deck/api/server';
import { and, eq, gt, isNotNull, isNull, lt } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { Queries } from '../database/queries.ts';
import { recoveryCodes, twoFactorSetups, users } from '../database/schema.ts';
import { seal, unseal } from './sealed.ts';
import { secretHash } from './secret-hash.ts';
import { endSessions } from './sessions.ts';

const MINUTE = 60_000;
/** How long a key can be confirmed, in milliseconds. */
const SETUP_LIVES = TWO_FACTOR_KEY_MINUTES * MINUTE;
/** How many seconds a code is valid. */
const PERIOD = 30;
/** How many periods the clocks may differ, either way. */
const TOLERANCE = 1;
const RECOVERY_CODES = 10;
/** 120 bits: too long to guess from an unsalted hash, for which 112 suffice. */
const RECOVERY_BYTES = 15;

type Person = { readonly id: string; readonly login: string };

const getTotp = (secret: string, label = '', issuer = '') =>
  new TOTP({
    issuer,
    label,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD,
  });

/**
 * Creates a new key for a user's authenticator and replaces an unconfirmed key.
 * @throws Refusal TWO_FACTOR_ALREADY_ON: a stranger at an open session must not register their own phone.
 */
export async function beginSetup(db: Queries, person: Person, issuer: string, now: Date) {
  await assertOff(db, person.id);
  const secret = new Secret({ size: 20 }).base32;
  const expiresAt = new Date(now.getTime() + SETUP_LIVES);
  const kept = { secret: await seal(db, secret), expiresAt };
  await db
    .insert(twoFactorSetups)
    .values({ userId: person.id, ...kept })
    .onConflictDoUpdate({ target: twoFactorSetups.userId, set: kept });
  return { secret, otpauthUrl: getTotp(secret, person.login, issuer).toString(), expiresAt };
}

/**
 * Turns two-factor sign-in on with a code of the new key. Ends the sessions without a second factor.
 * @returns the recovery codes, which are not stored in readable form.
 * @throws Refusal TWO_FACTOR_ALREADY_ON, TWO_FACTOR_KEY_EXPIRED, INVALID_2FA_CODE.
 */
export async function turnOn(
  tx: Queries,
  userId: string,
  code: string,
  keepSession: string,
  now: Date,
): Promise<string[]> {
  await assertOff(tx, userId);
  const [setup] = await tx
    .select()
    .from(twoFactorSetups)
    .where(and(eq(twoFactorSetups.userId, userId), gt(twoFactorSetups.expiresAt, now)));
  if (!setup) throw Refusal.because('TWO_FACTOR_KEY_EXPIRED');
  const step = getStep(await unseal(tx, setup.secret), code, now);
  if (step === undefined) throw new Refusal(409, 'INVALID_2FA_CODE');

  const [turned] = await tx
    .update(users)
    .set({ twoFactorSecret: setup.secret, twoFactorStep: step })
    .where(and(eq(users.id, userId), isNull(users.twoFactorSecret)))
    .returning({ id: users.id });
  if (!turned) throw Refusal.because('TWO_FACTOR_ALREADY_ON');
  await tx.delete(twoFactorSetups).where(eq(twoFactorSetups.userId, userId));
  await endSessions(tx, userId, keepSession);
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  await tx.insert(recoveryCodes).values(codes.map((one) => ({ userId, codeHash: secretHash(plain(one)) })));
  return codes;
}

/**
 * Turns two-factor sign-in off. Ends sessions, so that anyone signed in must know the password.
 * @param keepSession the session of the change; none if an owner turns it off for a colleague.
 */
export async function turnOff(tx: Queries, userId: string, keepSession?: string): Promise<void> {
  await tx.update(users).set({ twoFactorSecret: null, twoFactorStep: 0 }).where(eq(users.id, userId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await endSessions(tx, userId, keepSession);
}

/** Whether the code is right. This uses it up: no code and no recovery code works twice. */
export async function takeCode(tx: Queries, userId: string, code: string, now: Date): Promise<boolean> {
  const text = plain(code);
  return /^\d{6}$/.test(text) ? takeStep(tx, userId, text, now) : takeRecoveryCode(tx, userId, text);
}

async function takeStep(tx: Queries, userId: string, code: string, now: Date): Promise<boolean> {
  const [user] = await tx
    .select({ secret: users.twoFactorSecret })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.twoFactorSecret)));
  const step = user?.secret ? getStep(await unseal(tx, user.secret), code, now) : undefined;
  if (step === undefined) return false;
  const [taken] = await tx
    .update(users)
    .set({ twoFactorStep: step })
    .where(and(eq(users.id, userId), lt(users.twoFactorStep, step)))
    .returning({ id: users.id });
  return taken !== undefined;
}

async function takeRecoveryCode(tx: Queries, userId: string, code: string): Promise<boolean> {
  const [taken] = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, secretHash(code))))
    .returning({ userId: recoveryCodes.userId });
  return taken !== undefined;
}

/** The period of a code, counted from the epoch; undefined for a wrong code. */
function getStep(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = getTotp(secret).validate({ token: plain(code), timestamp, window: TOLERANCE });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD) + delta;
}

async function assertOff(db: Queries, userId: string): Promise<void> {
  const [on] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.twoFactorSecret)));
  if (on) throw Refusal.because('TWO_FACTOR_ALREADY_ON');
}

/** `K3QA-7WZM-P2XD-HB5N-QT6C-4VRE`: only letters and digits that are hard to confuse. */
const newRecoveryCode = (): string =>
  new Secret({ buffer: Uint8Array.from(randomBytes(RECOVERY_BYTES)).buffer }).base32.replace(
    /.{4}(?=.)/g,
    '$&-',
  );

const plain = (code: string): string => code.replace(/[\s-]/g, '').toUpperCase();

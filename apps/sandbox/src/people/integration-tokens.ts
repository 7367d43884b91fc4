import { randomBytes } from 'node:crypto';
import type { IntegrationToken, IssuedToken } from '@deck/api/contract/tokens';
import { Refusal } from '@deck/api/server';
import type { TokenType } from '@deck/api/vocabulary';
import { instantText } from '@deck/values';
import { and, eq } from 'drizzle-orm';
import { secretHash } from '../auth/secret-hash.ts';
import type { Caller, Person } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { integrationTokens } from '../database/schema.ts';

/** The prefix of a token, so that people recognise a leaked token. */
const prefixes: Record<TokenType, string> = { DECK: 'dk', PUBLIC: 'pk', PMS: 'pms', TELEGRAM: 'tg' };

type Row = typeof integrationTokens.$inferSelect;

const ofDivision = (divisionId: string, type: TokenType) =>
  and(eq(integrationTokens.businessProfileId, divisionId), eq(integrationTokens.type, type));

export async function readToken(db: Queries, divisionId: string, type: TokenType): Promise<IntegrationToken> {
  const [row] = await db.select().from(integrationTokens).where(ofDivision(divisionId, type));
  return row ? known(row) : { type, ...nothing };
}

/** @throws Refusal TOKEN_ALREADY_ISSUED. */
export async function issueToken(
  db: Queries,
  caller: Person,
  type: TokenType,
  now: Date,
): Promise<IssuedToken> {
  const { shown, kept } = newToken(type);
  const [row] = await db
    .insert(integrationTokens)
    .values({
      ...kept,
      businessProfileId: caller.divisionId,
      type,
      createdAt: now,
      issuedAt: now,
      issuedBy: caller.name,
    })
    .onConflictDoNothing({ target: [integrationTokens.businessProfileId, integrationTokens.type] })
    .returning();
  if (!row) throw Refusal.because('TOKEN_ALREADY_ISSUED');
  return { ...known(row), ...shown };
}

/**
 * Reissues a token; the old value stops working immediately. A refresh token replaces its own DECK token, once.
 * @throws Refusal NOT_FOUND for a type that was never issued; of a refresh token TOKEN_INVALID, if it was used
 * meanwhile, and ACCESS_DENIED for another type.
 */
export async function reissueToken(
  db: Queries,
  caller: Caller,
  type: TokenType,
  now: Date,
): Promise<IssuedToken> {
  const isRefreshed = caller.kind === 'INTEGRATION';
  if (isRefreshed && type !== 'DECK') throw Refusal.because('ACCESS_DENIED');
  const { shown, kept } = newToken(type);
  const [row] = await db
    .update(integrationTokens)
    .set({ ...kept, issuedAt: now, issuedBy: caller.name })
    .where(
      and(
        ofDivision(caller.divisionId, type),
        isRefreshed ? eq(integrationTokens.refreshHash, caller.tokenHash) : undefined,
      ),
    )
    .returning();
  if (!row) throw Refusal.because(isRefreshed ? 'TOKEN_INVALID' : 'NOT_FOUND');
  return { ...known(row), ...shown };
}

/** Ends a token with its refresh token. @throws Refusal NOT_FOUND for a type that is not issued. */
export async function endToken(db: Queries, divisionId: string, type: TokenType): Promise<void> {
  const ended = await db.delete(integrationTokens).where(ofDivision(divisionId, type)).returning();
  if (ended.length === 0) throw Refusal.because('NOT_FOUND');
}

/** A token as it is shown once and as it is stored. Only the REST API token has a refresh token. */
export function newToken(type: TokenType) {
  const prefix = prefixes[type];
  const value = newValue(prefix);
  const refreshToken = type === 'DECK' ? newValue(`${prefix}r`) : null;
  return {
    shown: { value, refreshToken },
    kept: {
      valueHash: secretHash(value),
      maskedValue: masked(value),
      refreshHash: refreshToken === null ? null : secretHash(refreshToken),
      maskedRefreshToken: refreshToken === null ? null : masked(refreshToken),
    },
  };
}

/** 256 unguessable bits. */
const newValue = (prefix: string): string => `${prefix}_${randomBytes(32).toString('base64url')}`;

const masked = (value: string): string => `${value.slice(0, value.indexOf('_') + 1)}••••${value.slice(-4)}`;

const nothing = {
  maskedValue: null,
  maskedRefreshToken: null,
  createdAt: null,
  issuedAt: null,
  issuedBy: null,
};

const known = (row: Row): IntegrationToken => ({
  type: row.type,
  maskedValue: row.maskedValue,
  maskedRefreshToken: row.maskedRefreshToken,
  createdAt: instantText(row.createdAt.getTime()),
  issuedAt: instantText(row.issuedAt.getTime()),
  issuedBy: row.issuedBy,
});

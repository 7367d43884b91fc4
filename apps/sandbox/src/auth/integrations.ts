import { Refusal } from '@deck/api/server';
import {
  type AgentTag,
  type BearerType,
  integrationPermissions,
  type Permission,
} from '@deck/api/vocabulary';
import { eq, or } from 'drizzle-orm';
import type { Caller, Integration } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { integrationTokens } from '../database/schema.ts';
import { wholeCompany } from '../scope.ts';
import { secretHash } from './secret-hash.ts';

interface Means {
  /** The author in timelines, and the agent of orders. */
  readonly name: string;
  readonly agentTag: AgentTag;
  readonly permissions: readonly Permission[];
}

/** What programs are by their token. Which calls a token opens stands with each call. */
const means: Readonly<Record<BearerType, Means>> = {
  DECK: { name: 'REST API', agentTag: 'API_USER', permissions: integrationPermissions },
  REFRESH: { name: 'REST API', agentTag: 'API_USER', permissions: [] },
  PMS: {
    name: 'Suite8',
    agentTag: 'SUITE8',
    permissions: ['ORDER_INSTANCE_CREATE', 'ORDER_INSTANCE_EDIT', 'ORDER_POSITIONS_ACCOMMODATION'],
  },
  PUBLIC: { name: 'Web page', agentTag: 'EXTERNAL', permissions: [] },
  TELEGRAM: { name: 'Telegram', agentTag: 'EXTERNAL', permissions: [] },
};

/** Who a token stands for; undefined for one that is unknown, replaced or ended. */
export async function findIntegration(db: Queries, value: string): Promise<Integration | undefined> {
  const tokenHash = secretHash(value);
  const [row] = await db.select().from(integrationTokens).where(isToken(tokenHash));
  if (!row) return undefined;
  const token = row.valueHash === tokenHash ? row.type : 'REFRESH';
  return {
    ...means[token],
    kind: 'INTEGRATION',
    token,
    tokenHash,
    timezone: 'UTC',
    ...wholeCompany(row.businessProfileId),
    permissions: new Set(means[token].permissions),
  };
}

/**
 * Holds a caller's token until the transaction ends: whoever replaces or ends it waits for the effect, and
 * after them there is none.
 * @throws Refusal TOKEN_INVALID if it was replaced or ended since the call began.
 */
export async function holdToken(tx: Queries, caller: Caller): Promise<void> {
  if (caller.kind === 'PERSON') return;
  const [held] = await tx
    .select({ type: integrationTokens.type })
    .from(integrationTokens)
    .where(isToken(caller.tokenHash))
    .for('share');
  if (!held) throw Refusal.because('TOKEN_INVALID');
}

const isToken = (hash: string) =>
  or(eq(integrationTokens.valueHash, hash), eq(integrationTokens.refreshHash, hash));

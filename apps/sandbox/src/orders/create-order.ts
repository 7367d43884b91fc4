import type { OrderDraft } from '@deck/api/contract/orders';
import { orderState } from '@deck/api/rules';
import { Refusal } from '@deck/api/server';
import type { AgentTag, IntegrationAgentTag, Permission } from '@deck/api/vocabulary';
import { queueOrderCallback } from '../callbacks/queue-callbacks.ts';
import type { Caller } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { orders } from '../database/schema.ts';
import { newId, newSecret } from '../ids.ts';
import { type Author, staff } from '../payments/apply-payment-event.ts';
import type { Scope } from '../scope.ts';
import { checkDraft, type Kept } from './check-draft.ts';
import { takeNumber } from './numbering.ts';
import { rowOfDraft } from './order-row.ts';
import { tellOrder } from './order-timeline.ts';
import { getSearchText } from './search-text.ts';
import { tagOf, withSplit } from './tags.ts';

/** Who creates or changes an order. A `Caller` is a valid maker. */
export interface Actor extends Scope {
  /** The order's agent on the screen. */
  readonly name: string;
  /** The user's permissions; undefined for programs, which need none. */
  readonly permissions?: ReadonlySet<Permission>;
  /** The origin of the order; by default UI_USER, or SPLIT_PAYMENT with a split link. */
  readonly agentTag?: AgentTag;
  /** The author in the timeline, if not a user. */
  readonly author?: Author;
}

/** The systems a company's programs make orders for, as lists name them. */
const agentNames: Readonly<Record<IntegrationAgentTag, string>> = {
  API_USER: 'REST API',
  EXTERNAL: 'Partner system',
  CRS: 'Central reservations',
};

/**
 * A caller who makes an order for another system of the company. The timeline still names the caller.
 * @throws Refusal INVALID_VALUE for a person, who is their own agent.
 */
export function actAs(caller: Caller, agentTag: IntegrationAgentTag | undefined): Actor {
  if (agentTag === undefined) return caller;
  if (caller.kind === 'PERSON') throw Refusal.invalid({ agentTag: 'invalid' });
  return { ...caller, agentTag, name: agentNames[agentTag], author: staff(caller.name) };
}

/**
 * Makes an order with its first event and gives its id. Its total is the sum of its positions.
 * @param promised what a permanent link offered when it was made
 * @throws Refusal INVALID_VALUE, ACCESS_DENIED for a position of a kind the actor may not sell or a split link they may
 * not open, ORDER_ALREADY_EXISTS.
 */
export async function createOrder(
  tx: Queries,
  actor: Actor,
  draft: OrderDraft,
  now: Date,
  promised?: Kept,
): Promise<string> {
  const { split = false, externalId: given } = draft;
  assertRights(actor, [...draft.positions.map(rightFor), ...(split ? [SPLIT_RIGHT] : [])]);
  const { property, prefix, generatesIds } = await checkDraft(tx, actor, draft, promised);
  // Nobody is there to give an ID where a payer or another system makes an order.
  const isByHand = actor.permissions !== undefined && actor.agentTag === undefined;
  if (given === undefined && isByHand && !generatesIds) throw Refusal.invalid({ externalId: 'required' });
  const agentTag = actor.agentTag ?? (split ? 'SPLIT_PAYMENT' : 'UI_USER');
  const row = {
    ...rowOfDraft(draft),
    id: newId(now.getTime()),
    businessProfileId: actor.divisionId,
    propertyName: property.name,
    agentName: actor.name,
    agentTag,
    tags: withSplit([tagOf[agentTag]], agentTag, split),
    split,
    splitToken: split ? newSecret() : null,
    createdAt: now,
    modifiedAt: now,
  };
  const facts = { total: row.total, revoked: false, finalized: false, payments: [] };
  const state = orderState({ ...facts, splitOpen: split });
  for (;;) {
    const externalId = given ?? (await takeNumber(tx, actor.divisionId, 'order', prefix));
    const [made] = await tx
      .insert(orders)
      .values({ ...row, state, externalId, searchText: getSearchText({ ...draft, externalId }) })
      .onConflictDoNothing({ target: [orders.businessProfileId, orders.externalId] })
      .returning();
    if (made) {
      await queueOrderCallback(tx, made, now);
      break;
    }
    if (given !== undefined) throw Refusal.because('ORDER_ALREADY_EXISTS', { id: given });
    // A user took the next number as an ID: use the number after it.
  }
  await tellOrder(tx, row.id, { type: 'CREATED', author: toAuthor(actor) }, now);
  return row.id;
}

export const SPLIT_RIGHT: Permission = 'ORDER_SPLIT_PAYMENTS';
export const rightFor = ({ type }: OrderDraft['positions'][number]): Permission => `ORDER_POSITIONS_${type}`;
export const toAuthor = ({ name, author }: Actor): Author => author ?? { kind: 'USER', name };

/** @throws Refusal ACCESS_DENIED, naming the first missing permission. */
export function assertRights({ permissions }: Actor, needed: readonly Permission[]): void {
  const missing = permissions && needed.find((right) => !permissions.has(right));
  if (missing) throw Refusal.because('ACCESS_DENIED', { needs: missing });
}

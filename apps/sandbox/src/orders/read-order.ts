import type { OrderActions } from '@deck/api/contract/order-acts';
import type { Order } from '@deck/api/contract/orders';
import { getBalance, hasStarted, leastTotal, type OrderAction, type OrderRefusal } from '@deck/api/rules';
import { toAmount } from '@deck/values';
import { and, desc, eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { countTenders } from '../cards/list-tenders.ts';
import type { Services } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { orders, pins, properties, timeline } from '../database/schema.ts';
import { factsOfOrder, getMoney } from '../payments/order-balance.ts';
import { type Scope, within } from '../scope.ts';
import { allowedActions } from './allowed-actions.ts';
import { summaryAnswer, timelineAnswer } from './order-answers.ts';
import { draftOfRow, getRevision } from './order-row.ts';
import { splitAddress } from './split-link.ts';

/** The reader of an order: what they may see, and the user whose pins count, if any. */
interface Viewer extends Scope {
  readonly userId: string | undefined;
}

/** An order in the contract's form; undefined if the viewer sees no such order. */
export async function readOrder(
  db: Queries,
  viewer: Viewer,
  id: string,
  { clock, publicUrl }: Pick<Services, 'clock' | 'publicUrl'>,
): Promise<Order | undefined> {
  const now = clock.now();
  const [found] = await db
    .select({ order: orders, property: properties, pinned: pins.orderId })
    .from(orders)
    .innerJoin(properties, eq(properties.id, orders.propertyId))
    .leftJoin(pins, and(eq(pins.orderId, orders.id), eq(pins.userId, viewer.userId ?? '')))
    .where(and(eq(orders.id, id), within(viewer, orders)));
  if (!found) return undefined;
  const { order, property, pinned } = found;
  const rows = await getMoney(db, id);
  const events = await db
    .select()
    .from(timeline)
    .where(and(eq(timeline.orderId, id), eq(timeline.verbose, false)))
    .orderBy(desc(timeline.at), desc(timeline.id));

  const facts = factsOfOrder(order, rows, now);
  const { live, refunded, due, available } = getBalance(order.total, facts.payments);
  // A canceled order has nothing due and nothing to collect.
  const open = (minor: bigint) => amount(order.revoked ? 0n : minor);
  const amount = (minor: bigint) => toAmount({ minor, currency: order.currency });
  return {
    ...summaryAnswer({ ...order, propertyName: property.name }, live, pinned !== null),
    ...draftOfRow(order),
    propertyTimezone: property.timezone,
    revision: getRevision(order),
    refundedAmount: amount(refunded),
    dueAmount: open(due),
    availableAmount: open(available),
    leastTotalAmount: amount(leastTotal(facts)),
    started: hasStarted(order.startDate, property.timezone, now),
    splitLink:
      order.split && order.splitToken && !order.revoked && !order.finalized
        ? splitAddress(publicUrl, order.splitToken)
        : null,
    tenderCount: await countTenders(db, viewer, order),
    cancelReason: order.cancelReason,
    closingComment: order.closingComment,
    actions: actionsAnswer(allowedActions(order, rows, now)),
    timeline: events.map(timelineAnswer),
  };
}

function actionsAnswer(deeds: Record<OrderAction, OrderRefusal | undefined>): z.infer<typeof OrderActions> {
  const possible = (no: OrderRefusal | undefined) => ({
    allowed: no === undefined,
    code: no?.code ?? null,
    minutes: no && 'minutes' in no ? no.minutes : null,
  });
  return {
    edit: possible(deeds.edit),
    cancel: possible(deeds.cancel),
    finalize: possible(deeds.finalize),
    unfinalize: possible(deeds.unfinalize),
    reinstate: possible(deeds.reinstate),
  };
}

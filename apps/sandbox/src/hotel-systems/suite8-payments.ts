import type { Suite8Payment } from '@deck/api/contract/hotel-systems';
import { instantText } from '@deck/values';
import { and, desc, eq, getTableColumns, inArray, isNotNull } from 'drizzle-orm';
import { type Call, requireCaller } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { ifcMessages, payments, transactions } from '../database/schema.ts';
import { paymentsById } from '../payments/payment-lists.ts';
import { within } from '../scope.ts';

/** The maximum number shown. */
const MOST = 200;

/** The payments in scope requested by the hotel interface, newest first, with the last update sent for each. */
export async function suite8Payments(call: Call): Promise<Suite8Payment[]> {
  const { db } = call.context;
  const scope = requireCaller(call);
  const rows = await db
    .select(getTableColumns(ifcMessages))
    .from(ifcMessages)
    .innerJoin(payments, eq(payments.id, ifcMessages.paymentId))
    .where(and(eq(ifcMessages.businessProfileId, scope.divisionId), within(scope, payments)))
    .orderBy(desc(ifcMessages.createdAt), desc(ifcMessages.id))
    .limit(MOST);
  const ids = rows.map(({ paymentId }) => paymentId);
  const asked = await paymentsById(call, ids);
  const deliveries = await readDeliveries(db, ids);
  return rows.flatMap(({ messageId, messageType, reservationId, room, paymentId, createdAt }) => {
    const payment = asked.get(paymentId);
    const delivery = deliveries.get(paymentId);
    const at = delivery?.deliveredAt;
    const about = { messageId, messageType, reservationId, room };
    return payment
      ? [
          {
            ...about,
            receivedAt: instantText(createdAt.getTime()),
            deliveryStatus: delivery?.status ?? null,
            deliveredAt: at ? instantText(at.getTime()) : null,
            payment,
          },
        ]
      : [];
  });
}

/** The last update sent to the interface for each payment. */
async function readDeliveries(db: Queries, paymentIds: readonly string[]) {
  const found = await db
    .selectDistinctOn([transactions.paymentId], {
      paymentId: transactions.paymentId,
      status: transactions.ifcDeliveryStatus,
      deliveredAt: transactions.ifcDeliveredAt,
    })
    .from(transactions)
    .where(and(inArray(transactions.paymentId, [...paymentIds]), isNotNull(transactions.ifcDeliveryStatus)))
    .orderBy(transactions.paymentId, desc(transactions.processedAt), desc(transactions.id));
  return new Map(found.map((one) => [one.paymentId, one]));
}

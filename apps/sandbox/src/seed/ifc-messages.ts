import { createHash } from 'node:crypto';
import { paymentKinds } from '@deck/api/rules';
import { bulkInsert } from '../database/bulk-insert.ts';
import type { Queries } from '../database/queries.ts';
import { ifcMessages } from '../database/schema.ts';
import { newId } from '../ids.ts';
import { randomFrom } from './random.ts';
import type { Rows } from './rows.ts';

/** The first message number of the demo; the interface counts up from it. */
const FIRST = 400_211;

/** The hotel's interface requested every link of an order from Suite8. */
export async function seedIfcMessages(tx: Queries, rows: Rows): Promise<void> {
  const random = randomFrom(8_008);
  const fromSuite8 = new Map(
    rows.orders.filter(({ agentTag }) => agentTag === 'SUITE8').map((order) => [order.id, order]),
  );
  const asked = rows.payments
    .filter(({ orderId, type }) => paymentKinds[type].page === 'PAYMENT' && fromSuite8.has(orderId ?? ''))
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  await bulkInsert(
    tx,
    ifcMessages,
    asked.map(({ id: paymentId, orderId, businessProfileId, createdAt }, index) => {
      const messageId = `FIAS-${FIRST + index}`;
      return {
        id: newId(createdAt.getTime()),
        businessProfileId,
        messageId,
        messageType: 'PAYMENT_LINK' as const,
        // Demo messages are never sent again: no body has this hash.
        bodyHash: createHash('sha256').update(messageId).digest('hex'),
        reservationId: fromSuite8.get(orderId ?? '')?.reservationId ?? '',
        room: String(random.int(1, 4) * 100 + random.int(1, 28)),
        paymentId,
        createdAt,
      };
    }),
  );
}

import { Refusal } from '@deck/api/server';
import type { TimelineEventType } from '@deck/api/vocabulary';
import { instantText, parseLifetime } from '@deck/values';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { Services } from '../context.ts';
import { messages } from '../database/schema.ts';
import type { EmailKind } from '../messaging/email.ts';
import { appendTimelineEntry, paymentForUpdate, toPayer } from '../payments/apply-payment-event.ts';
import { advanceClock } from '../scheduler/advance-clock.ts';
import type { ClockView, InboxMessage, InboxMessageView } from './inbox-views.ts';

const LATEST = 100;
const MINUTE = 60_000;
/** The maximum step in minutes, against typos that would move the sandbox by centuries. */
const LONGEST_STEP = 366 * 24 * 60;

const Advance = z.object({ advance: z.string() });

/**
 * The sandbox's own endpoints: "sent" messages and the clock. They are not part of the contract and exist
 * nowhere else.
 */
export function inboxRoutes(services: Services): Hono {
  const { db, clock } = services;
  const app = new Hono();

  // The newest messages, of all recipients or of `recipient`.
  app.get('/messages', async (request) => {
    const recipient = request.req.query('recipient');
    const rows = await db
      .select(heads)
      .from(messages)
      .where(recipient === undefined ? undefined : eq(messages.recipient, recipient))
      .orderBy(desc(messages.sentAt), desc(messages.id))
      .limit(LATEST);
    return request.json(rows.map(getHead) satisfies InboxMessage[]);
  });

  app.post('/messages/:id/open', async (request) => {
    const id = request.req.param('id');
    const [row] = await db.select().from(messages).where(eq(messages.id, id));
    if (!row) throw Refusal.because('NOT_FOUND');
    if (row.openedAt === null) await opened(services, row);
    const { body, plain } = row;
    return request.json({ ...getHead(row), opened: true, body, plain } satisfies InboxMessageView);
  });

  app.get('/clock', (request) => request.json(clockView(clock.now())));
  app.post('/clock', async (request) => {
    const { data } = Advance.safeParse(await request.req.json().catch(() => undefined));
    const minutes = (data && parseLifetime(data.advance)) ?? 0;
    if (minutes <= 0) throw Refusal.invalid({ advance: 'lifetime' });
    if (minutes > LONGEST_STEP) throw Refusal.invalid({ advance: 'tooLarge' });
    await advanceClock(services, minutes * MINUTE);
    return request.json(clockView(clock.now()));
  });
  return app;
}

const heads = {
  id: messages.id,
  channel: messages.channel,
  recipient: messages.recipient,
  sender: messages.sender,
  subject: messages.subject,
  sentAt: messages.sentAt,
  openedAt: messages.openedAt,
};

const getHead = (row: Pick<typeof messages.$inferSelect, keyof typeof heads>): InboxMessage => ({
  id: row.id,
  channel: row.channel,
  recipient: row.recipient,
  sender: row.sender,
  subject: row.subject,
  sentAt: instantText(row.sentAt.getTime()),
  opened: row.openedAt !== null,
});

const clockView = (now: Date): ClockView => ({ now: instantText(now.getTime()) });

/** The timeline's event when a letter about a payment is opened. Letters of staff and scheduler have none. */
const openedAs: ReadonlyMap<EmailKind, TimelineEventType> = new Map<EmailKind, TimelineEventType>([
  ['PAYMENT_LINK', 'MESSAGE_OPENED'],
  ['CARD_REQUEST', 'MESSAGE_OPENED'],
  ['WIRE_INVOICE', 'INVOICE_OPENED'],
]);

/** The recipient opens a message for the first time. The timeline records it. */
async function opened({ db, clock }: Services, message: typeof messages.$inferSelect): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const [first] = await tx
      .update(messages)
      .set({ openedAt: now })
      .where(and(eq(messages.id, message.id), isNull(messages.openedAt)))
      .returning({ id: messages.id });
    const type = openedAs.get(message.kind);
    const payment =
      first && type && message.paymentId !== null && (await paymentForUpdate(tx, message.paymentId));
    if (payment)
      await appendTimelineEntry(
        tx,
        payment,
        { type, author: toPayer(payment), detail: message.recipient },
        now,
      );
  });
}

import { toDeliveryReason } from '@deck/api/rules';
import { type MessageChannel, messageChannels } from '@deck/api/vocabulary';
import { and, asc, eq, inArray, isNull, lte, notInArray, or, type SQL } from 'drizzle-orm';
import { createTransport } from 'nodemailer';
import type { Services } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { type CarrierState, messages } from '../database/schema.ts';
import { tellDelivered, tellNotDelivered } from './put-into-inbox.ts';
import { readReplyTo } from './reply-to.ts';

type MessageRow = typeof messages.$inferSelect;

const BATCH = 20;
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
/** The maximum number of delivery attempts: over about an hour. */
const MOST_ATTEMPTS = 6;
/** How long until an interrupted delivery is retried. */
const CUT_SHORT_AFTER = 5 * MINUTE;

/** Delivers messages outside the sandbox. */
export interface Carrier {
  /**
   * @param replyTo where answers to a letter go
   * @throws RefusedForGood if it will never take it; any other error if it did not take it now.
   */
  carry(message: MessageRow, replyTo?: string): Promise<void>;
  close(): void;
}

/** The carrier of each channel that has one. */
export type Carriers = Readonly<Partial<Record<MessageChannel, Carrier>>>;

/** A carrier will never take the message: an unknown mailbox, a number that does not exist. */
export class RefusedForGood extends Error {
  override readonly name = 'RefusedForGood';
  /** Why, in the carrier's own words; empty if it does not say. */
  readonly words: string;

  constructor(message: string, words: string, options?: ErrorOptions) {
    super(message, options);
    this.words = words;
  }
}

/**
 * A mail server. Pictures are attachments, since few mail programs show pictures inlined in the HTML.
 * @param url `smtp://user:password@host:port`, or `smtps://…`.
 * @param from the sender's address of all letters; the sender's name is added.
 */
export function smtpCarrier(url: string, from: string): Carrier {
  const transport = createTransport(
    { url, connectionTimeout: 10 * SECOND, greetingTimeout: 10 * SECOND, socketTimeout: 20 * SECOND },
    { attachDataUrls: true },
  );
  const domain = from.split('@').at(-1);
  return {
    carry: async ({ id, sender, recipient, subject, body, plain }, replyTo) => {
      const sent = transport.sendMail({
        // The same Message-ID for each attempt, so that a mail server can detect duplicates.
        messageId: `<${id}@${domain}>`,
        from: { name: sender, address: from },
        to: { name: '', address: recipient },
        subject,
        html: body,
        ...(plain !== '' && { text: plain }),
        ...(replyTo !== undefined && { replyTo }),
      });
      await sent.catch((failure: unknown) => {
        throw isForGood(failure)
          ? new RefusedForGood('The mail server refused it', getAnswer(failure), { cause: failure })
          : failure;
      });
    },
    close: () => transport.close(),
  };
}

/**
 * Passes waiting messages to the carriers of their channels; each is claimed by one server. Without a carrier
 * they stay in the sandbox's inbox. Rejected messages are retried; in the end the timeline records the failure.
 */
export async function carryMail(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  carriers: Carriers,
): Promise<void> {
  const outside = messageChannels.filter((channel) => carriers[channel]);
  const inside = and(eq(messages.carrier, 'WAITING'), notInArray(messages.channel, outside));
  await db.transaction((tx) => arrived(tx, 'INSIDE', inside, clock.now()));
  // Side by side: a slow gateway of one channel must not delay the others.
  await Promise.all(
    outside.map(async (channel) => {
      const carrier = carriers[channel];
      if (carrier) await carryChannel({ db, clock }, channel, carrier);
    }),
  );
}

async function carryChannel(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  channel: MessageChannel,
  carrier: Carrier,
): Promise<void> {
  for (const message of await claim(db, channel, clock.now()))
    await carry(db, carrier, message).then(
      () => db.transaction((tx) => arrived(tx, 'TAKEN', eq(messages.id, message.id), clock.now())),
      (failure: unknown) => db.transaction((tx) => refused(tx, message, failure, clock.now())),
    );
}

async function carry(db: Queries, carrier: Carrier, message: MessageRow): Promise<void> {
  await carrier.carry(message, message.channel === 'EMAIL' ? await readReplyTo(db, message) : undefined);
}

/** Messages stay internal and count as delivered. The timeline records those that were waiting. */
async function arrived(tx: Queries, carrier: CarrierState, which: SQL | undefined, now: Date): Promise<void> {
  const found = await tx.select().from(messages).where(which).for('no key update', { skipLocked: true });
  for (const message of found) {
    const { id, deliveredAt } = message;
    await tx
      .update(messages)
      .set({ carrier, carrierDueAt: null, deliveredAt: deliveredAt ?? now })
      .where(eq(messages.id, id));
    if (deliveredAt === null) await tellDelivered(tx, { ...message, deliveredAt: now }, now);
  }
}

/** Claims messages of a channel before delivery, so that no transaction stays open while the carrier works. */
const claim = (db: Queries, channel: MessageChannel, now: Date): Promise<MessageRow[]> =>
  db.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(messages)
      .where(
        and(
          eq(messages.carrier, 'WAITING'),
          eq(messages.channel, channel),
          or(isNull(messages.carrierDueAt), lte(messages.carrierDueAt, now)),
        ),
      )
      .orderBy(asc(messages.carrierDueAt))
      .limit(BATCH)
      .for('no key update', { skipLocked: true });
    if (due.length > 0)
      await tx
        .update(messages)
        .set({ carrierDueAt: new Date(now.getTime() + CUT_SHORT_AFTER) })
        .where(
          inArray(
            messages.id,
            due.map(({ id }) => id),
          ),
        );
    return due;
  });

async function refused(tx: Queries, message: MessageRow, failure: unknown, now: Date): Promise<void> {
  const attempts = message.carrierAttempts + 1;
  const isOver = failure instanceof RefusedForGood || attempts >= MOST_ATTEMPTS;
  await tx
    .update(messages)
    .set({
      carrierAttempts: attempts,
      carrier: isOver ? 'FAILED' : 'WAITING',
      carrierDueAt: isOver ? null : new Date(now.getTime() + 2 ** (attempts - 1) * MINUTE),
      ...(isOver && { deliveredAt: null }),
    })
    .where(eq(messages.id, message.id));
  if (!isOver) return;
  const words = failure instanceof RefusedForGood ? failure.words : getAnswer(failure);
  await tellNotDelivered(tx, message, toDeliveryReason('NOT_DELIVERED', words), now);
}

/** What a mail server answered: `550 5.1.1 No such user`. Empty if it was not reached. */
function getAnswer(failure: unknown): string {
  const { response } = failure as { response?: unknown };
  return typeof response === 'string' ? response : '';
}

/** SMTP answers from 500 are permanent: an unknown mailbox, a rejected message. */
function isForGood(failure: unknown): boolean {
  const { responseCode } = failure as { responseCode?: unknown };
  return typeof responseCode === 'number' && responseCode >= 500;
}

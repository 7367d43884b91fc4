import type { SplitDispatch, SplitRecipient } from '@deck/api/contract/order-acts';
import { getBalance, isSplitAmount, RESEND_SECONDS, secondsUntilResend } from '@deck/api/rules';
import { Refusal } from '@deck/api/server';
import { instantText, isAmount, parseMoney } from '@deck/values';
import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Services } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { type orders, timeline } from '../database/schema.ts';
import { type Offer, readOffer } from '../dictionaries/offer.ts';
import { sendEmail } from '../messaging/send-email.ts';
import { lockOrder, orderFacts } from '../payments/order-balance.ts';
import { checkedRecipient } from '../payments/recipient.ts';
import { type Actor, toAuthor } from './create-order.ts';
import { tellOrder } from './order-timeline.ts';

type OrderRow = typeof orders.$inferSelect;
type Wanted = SplitRecipient & { readonly recipient: string };

/** The public address of the page for paying a part of an order. */
export const splitAddress = (publicUrl: string, token: string): string => `${publicUrl}/pay/split/${token}`;

/**
 * Sends the split link of an order to all payers, or to none if any recipient is invalid. The link reserves
 * nothing: payers may pay other amounts than suggested. All suggestions together are at most the rest.
 * @throws Refusal NOT_FOUND, INVALID_VALUE, LINK_NOT_ACTIVE, MESSAGE_SENT_RECENTLY with the recipient and the
 * seconds to wait.
 */
export async function sendSplitLink(
  tx: Queries,
  { publicUrl, clock }: Services,
  actor: Actor,
  id: string,
  asked: readonly SplitRecipient[],
): Promise<SplitDispatch[]> {
  const now = clock.now();
  const order = await lockOrder(tx, id, actor);
  if (!order) throw Refusal.because('NOT_FOUND');
  const facts = await orderFacts(tx, order, now);
  if (order.revoked || order.finalized || !facts.splitOpen || order.splitToken === null)
    throw Refusal.because('LINK_NOT_ACTIVE');
  const { wrongLanguage } = await readOffer(tx, actor.divisionId);
  const wanted = checked(asked, order, getBalance(facts.total, facts.payments).available, wrongLanguage);
  await assertPause(tx, id, wanted, now);

  const address = splitAddress(publicUrl, order.splitToken);
  for (const { channel, recipient, amount, language } of wanted) {
    const to = amount ? `${address}?amount=${amount}` : address;
    const letter = { kind: 'SPLIT_LINK', orderId: id, channel, recipient, address: to } as const;
    await sendEmail(tx, { ...letter, withQrcode: true, ...(language ? { language } : {}) }, now);
    const type = channel === 'EMAIL' ? 'LINK_SENT' : 'LINK_SENT_TO_PHONE';
    await tellOrder(tx, id, { type, author: toAuthor(actor), detail: recipient }, now);
  }
  const sentAt = instantText(now.getTime());
  const againAt = instantText(now.getTime() + RESEND_SECONDS * 1000);
  return wanted.map(({ channel, recipient }) => ({ channel, recipient, sentAt, againAt }));
}

function checked(
  given: readonly SplitRecipient[],
  { currency, customerLanguage }: OrderRow,
  left: bigint,
  wrongLanguage: Offer['wrongLanguage'],
): Wanted[] {
  const wanted = given.map((one, at) => ({
    ...one,
    recipient: checkedRecipient(one.channel, one.recipient, `recipients.${at}.recipient`),
  }));
  const wrong: Record<string, string> = {};
  let asked = 0n;
  wanted.forEach(({ recipient, amount, language }, at) => {
    const problem = language && language !== customerLanguage ? wrongLanguage(language) : undefined;
    if (problem) wrong[`recipients.${at}.language`] = problem;
    if (wanted.findIndex((other) => other.recipient.toLowerCase() === recipient.toLowerCase()) < at)
      wrong[`recipients.${at}.recipient`] = 'twice';
    if (amount && !isAmount(amount, currency)) wrong[`recipients.${at}.amount`] = 'amount';
    else if (amount) {
      const { minor } = parseMoney(amount, currency);
      const isTooLarge = asked + minor > left;
      if (isTooLarge) wrong[`recipients.${at}.amount`] = 'tooLarge';
      else if (!isSplitAmount(minor, left, currency)) wrong[`recipients.${at}.amount`] = 'amount';
      if (!isTooLarge) asked += minor;
    }
  });
  if (Object.keys(wrong).length > 0) throw Refusal.invalid(wrong);
  return wanted;
}

async function assertPause(
  tx: Queries,
  orderId: string,
  wanted: readonly Wanted[],
  now: Date,
): Promise<void> {
  const sent = await tx
    .select({ recipient: timeline.detail, at: timeline.at })
    .from(timeline)
    .where(
      and(
        eq(timeline.orderId, orderId),
        gt(timeline.at, new Date(now.getTime() - RESEND_SECONDS * 1000)),
        inArray(timeline.type, ['LINK_SENT', 'LINK_SENT_TO_PHONE']),
        // Links of single payments have their own pause.
        isNull(timeline.paymentId),
      ),
    );
  for (const { recipient } of wanted) {
    const last = sent.find((one) => one.recipient?.toLowerCase() === recipient.toLowerCase());
    const seconds = last && secondsUntilResend(last.at, now);
    if (seconds !== undefined) throw Refusal.because('MESSAGE_SENT_RECENTLY', { seconds, recipient });
  }
}

import { Refusal } from '@deck/api/server';
import { type CustomerLanguage, wordsLanguage } from '@deck/api/vocabulary';
import { toIcs } from '@deck/guest';
import { eq } from 'drizzle-orm';
import type { Services } from '../context.ts';
import { orders } from '../database/schema.ts';
import { paymentByToken } from '../payer/pay.ts';
import { readGuestFacts } from './guest-facts.ts';
import { type Receipt, receiptPdf } from './receipt/receipt-pdf.ts';

/** What a guest takes home: read once for the address of their page. */
async function readKept({ db, clock, publicUrl }: Services, token: string) {
  const payment = await paymentByToken(db, token);
  const { orderId } = payment;
  if (orderId === null) throw Refusal.because('NOT_FOUND');
  const [order] = await db
    .select({ language: orders.customerLanguage })
    .from(orders)
    .where(eq(orders.id, orderId));
  const facts = await readGuestFacts(db, payment, { publicUrl, now: clock.now() });
  return { facts, own: wordsLanguage(order?.language ?? '') };
}

/**
 * The receipt of a payer's address.
 * @param language of the page; undefined: the guest's own
 * @throws Refusal NOT_FOUND, also before money was taken or held
 */
export async function readReceipt(
  services: Services,
  token: string,
  language?: CustomerLanguage,
): Promise<Receipt> {
  const { facts, own } = await readKept(services, token);
  const receipt = await receiptPdf(facts, language ?? own, services.brand);
  if (receipt === null) throw Refusal.because('NOT_FOUND');
  return receipt;
}

/** The stay as a calendar file. @throws Refusal NOT_FOUND, also without a date. */
export async function readCalendar(
  services: Services,
  token: string,
  language?: CustomerLanguage,
): Promise<string> {
  const { facts, own } = await readKept(services, token);
  const stay = toIcs(facts, language ?? own);
  if (stay === null) throw Refusal.because('NOT_FOUND');
  return stay;
}

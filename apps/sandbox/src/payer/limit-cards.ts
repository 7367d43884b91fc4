import { and, eq } from 'drizzle-orm';
import { type Attempt, beginAttempt, beginIfFew, countIfFew } from '../auth/attempts.ts';
import { limits } from '../auth/limits.ts';
import type { Services } from '../context.ts';
import type { Database } from '../database/connect.ts';
import { type payments, pspOperations } from '../database/schema.ts';
import { announceCardTesting } from '../messaging/announce-card-testing.ts';
import type { PayerView } from './payer-view.ts';

/** The most declined cards of an address or a link while somebody tests cards at the company. */
const MOST_WHILE_TESTED = 3;

/**
 * Takes a payer's card unless too many were declined: of the link, of the payer's network, or of the company. Beyond the
 * company's limit somebody is testing cards over many links and addresses. Then staff get a notice, and a link or a
 * network is refused after few declined cards, until the limit's window is over. A card counts before the bank is asked,
 * and no longer after two minutes if the server fell meanwhile. While the payer confirms it on the bank's page it counts
 * no longer; one declined there counts again.
 * @param from the payer's address
 * @throws Refusal TOO_MANY_REQUESTS with the seconds to wait.
 */
export async function limitCards(
  services: Services,
  payment: Pick<typeof payments.$inferSelect, 'id' | 'businessProfileId'>,
  from: string,
  take: () => Promise<PayerView>,
): Promise<PayerView> {
  const { db, clock } = services;
  const now = clock.now();
  const counted: Attempt[] = [];
  const end = (outcome: keyof Attempt) => Promise.all(counted.map((attempt) => attempt[outcome]()));
  const ofCompany = await beginIfFew(db, 'CARD_OF_COMPANY', payment.businessProfileId, now);
  if (ofCompany) counted.push(ofCompany);
  else await noticeTesting(services, payment.businessProfileId, now);
  const most = (usual: number) => (ofCompany ? usual : MOST_WHILE_TESTED);
  try {
    counted.push(await beginAttempt(db, 'CARD_OF_LINK', payment.id, now, most(limits.CARD_OF_LINK.most)));
    counted.push(await beginAttempt(db, 'CARD_OF_ADDRESS', from, now, most(limits.CARD_OF_ADDRESS.most)));
    const view = await take();
    const declined = view.status === 'DECLINED';
    if (!declined) await notePayerAddress(db, payment.id, from);
    await end(declined ? 'fail' : 'giveBack');
    return view;
  } catch (error) {
    await end('giveBack');
    throw error;
  }
}

/** Where the card of an open operation came from, for `countLateDecline`. */
async function notePayerAddress(db: Database, paymentId: string, from: string): Promise<void> {
  await db
    .update(pspOperations)
    .set({ payerAddress: from })
    .where(and(eq(pspOperations.paymentId, paymentId), eq(pspOperations.answered, false)));
}

/** A card that was declined, or given up, on the bank's page. */
export interface LateDecline {
  readonly paymentId: string;
  readonly companyId: string;
  /** The payer's address. */
  readonly from: string;
}

/** Counts it as one that is declined at once, also beyond a limit. Never called in a transaction. */
export async function countLateDecline(
  services: Pick<Services, 'db' | 'clock'>,
  { paymentId, companyId, from }: LateDecline,
): Promise<void> {
  const now = services.clock.now();
  await countIfFew(services.db, 'CARD_OF_LINK', paymentId, now);
  await countIfFew(services.db, 'CARD_OF_ADDRESS', from, now);
  if (!(await countIfFew(services.db, 'CARD_OF_COMPANY', companyId, now)))
    await noticeTesting(services, companyId, now);
}

/** Once an hour, however many servers find it out. */
async function noticeTesting({ db }: Pick<Services, 'db'>, companyId: string, now: Date): Promise<void> {
  if (await countIfFew(db, 'CARD_TESTING_NOTICE', companyId, now))
    await db.transaction((tx) => announceCardTesting(tx, companyId, now));
}

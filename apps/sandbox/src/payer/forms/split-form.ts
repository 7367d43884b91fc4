import { fitsCurrency } from '@deck/api/contract/formats';
import { getBalance, isSplitAmount, leastPart } from '@deck/api/rules';
import { Refusal } from '@deck/api/server';
import { type CustomerLanguage, wordsLanguage } from '@deck/api/vocabulary';
import { parseMoney, toAmount, typedUnit } from '@deck/values';
import { eq } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import type { Queries } from '../../database/queries.ts';
import { businessProfiles, orders, properties } from '../../database/schema.ts';
import { type GuestView, toGuestView } from '../../guest/guest-view.ts';
import { readSplitFacts } from '../../guest/split-facts.ts';
import { splitAddress } from '../../orders/split-link.ts';
import { toPayer } from '../../payments/apply-payment-event.ts';
import { createPayment } from '../../payments/create/create-payment.ts';
import { lockOrder, orderFacts } from '../../payments/order-balance.ts';
import { wholeCompany } from '../../scope.ts';
import { getLegal, type Legal } from '../legal.ts';
import type { SplitForm } from './form-draft.ts';
import { assertFewParts, holdPart, toSender } from './held-parts.ts';
import { oncePerForm, type Sent } from './once-per-form.ts';

/** How long a part stays reserved once a card is given, see `keepPart`. */
const LIFETIME = 'PT1H';
const MAKER = 'Split link';

/** What payers see of a shared order. Amounts are decimal strings. */
export interface SplitView extends Legal, GuestView {
  /** Whether a part can be paid now. */
  readonly open: boolean;
  readonly orderExternalId: string;
  readonly currency: string;
  readonly total: string;
  readonly paid: string;
  /** The maximum part now: others may be paying the rest. */
  readonly left: string;
  /** The smallest part; less only if less is left. */
  readonly least: string;
  /** The payer may choose a multiple of this amount, or exactly the rest. */
  readonly unit: string;
  readonly messageToCustomer: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly companyName: string;
  readonly propertyName: string;
  readonly city: string;
  readonly email: string;
  readonly phone: string;
  readonly language: CustomerLanguage;
}

/** @throws Refusal NOT_FOUND. */
export async function readSplit(services: Services, token: string): Promise<SplitView> {
  const { db, clock, brand, publicUrl } = services;
  const { order, property, company } = await orderByToken(db, token);
  const facts = await orderFacts(db, order, clock.now());
  const { net, available } = getBalance(facts.total, facts.payments);
  const { currency } = order;
  const amount = (minor: bigint) => toAmount({ minor, currency });
  const shared = { property, company, order, url: splitAddress(publicUrl, token) };
  return {
    ...toGuestView(brand, await readSplitFacts(db, shared, clock.now())),
    open: isOpen(order) && available > 0n,
    orderExternalId: order.externalId,
    currency,
    total: amount(order.total),
    paid: amount(net),
    left: amount(available),
    least: amount(min(leastPart(currency).minor, available)),
    unit: toAmount(typedUnit(currency)),
    messageToCustomer: order.messageToCustomer,
    from: order.startDate,
    to: order.endDate,
    companyName: company.name,
    propertyName: property.name,
    city: property.city,
    email: property.email,
    phone: property.phone,
    ...getLegal(property, company),
    language: wordsLanguage(order.customerLanguage),
  };
}

/**
 * Pays a part of a split order: creates a payment that continues like any link. The part is reserved for ten
 * minutes, until a card is given; of two concurrent payers of the last part, one gets it.
 * @param from the payer's address, which has few open parts
 * @throws Refusal NOT_FOUND, LINK_NOT_ACTIVE, INVALID_VALUE, PAYMENTS_AMOUNT_EXCEEDS_ORDER with the rest,
 * TOO_MANY_REQUESTS with the seconds to wait, IDEMPOTENCY_KEY_REUSED.
 */
export async function sendSplitForm(
  services: Services,
  token: string,
  form: SplitForm,
  from: string,
): Promise<Sent> {
  const sender = toSender(from);
  return oncePerForm(services, { link: token, sender }, form, async (tx, now) => {
    const { order: found } = await orderByToken(tx, token);
    const order = await lockOrder(tx, found.id);
    if (!order || !isOpen(order)) throw Refusal.because('LINK_NOT_ACTIVE');
    const { currency, businessProfileId } = order;
    if (!fitsCurrency(form.amount, currency)) throw Refusal.invalid({ amount: 'amount' });
    const facts = await orderFacts(tx, order, now);
    const { available } = getBalance(facts.total, facts.payments);
    const { minor } = parseMoney(form.amount, currency);
    if (minor <= available && !isSplitAmount(minor, available, currency))
      throw Refusal.invalid({ amount: 'amount' });
    if (available === 0n) throw Refusal.because('LINK_NOT_ACTIVE');
    await assertFewParts(tx, token, sender, now);
    const [payerName, payerEmail] = [`${form.firstName} ${form.lastName}`, form.email];
    const author = toPayer({ payerName });
    const actor = { ...wholeCompany(businessProfileId), name: MAKER, author };
    const id = await createPayment(
      { tx, services, actor, now, payer: { payerName, payerEmail } },
      {
        type: 'PAYMENT_LINK',
        orderId: order.id,
        amount: form.amount,
        currency,
        lifetime: LIFETIME,
        description: '',
        customerNote: '',
        reference: '',
        invoiceNumber: '',
      },
    );
    await holdPart(tx, id, now);
    return id;
  });
}

const min = (one: bigint, other: bigint): bigint => (one < other ? one : other);

async function orderByToken(db: Queries, token: string) {
  const [found] = await db
    .select({ order: orders, property: properties, company: businessProfiles })
    .from(orders)
    .innerJoin(properties, eq(properties.id, orders.propertyId))
    .innerJoin(businessProfiles, eq(businessProfiles.id, orders.businessProfileId))
    .where(eq(orders.splitToken, token));
  if (!found) throw Refusal.because('NOT_FOUND');
  return found;
}

const isOpen = ({ split, revoked, finalized }: typeof orders.$inferSelect): boolean =>
  split && !revoked && !finalized;

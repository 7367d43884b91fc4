import { fitsCurrency } from '@deck/api/contract/formats';
import type { OrderDraft } from '@deck/api/contract/orders';
import { Refusal } from '@deck/api/server';
import { type CustomerLanguage, wordsLanguage } from '@deck/api/vocabulary';
import { toAmount, typedDecimals } from '@deck/values';
import { and, eq } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import type { Queries } from '../../database/queries.ts';
import { businessProfiles, payments, properties } from '../../database/schema.ts';
import { readOffer } from '../../dictionaries/offer.ts';
import { type GuestView, readGuestView } from '../../guest/guest-view.ts';
import { createOrder } from '../../orders/create-order.ts';
import { linkLives } from '../../orders/payment-facts.ts';
import { appendTimelineEntry, type PaymentRow, payer } from '../../payments/apply-payment-event.ts';
import { createPayment } from '../../payments/create/create-payment.ts';
import { wholeCompany } from '../../scope.ts';
import { truncateLine } from '../../truncate-line.ts';
import { getLegal, type Legal } from '../legal.ts';
import type { PermanentForm } from './form-draft.ts';
import { oncePerForm, type Sent } from './once-per-form.ts';

/** The creator's name in lists of orders and payments. */
const MAKER = 'Permanent link';

/** What a payer sees of a permanent link before they fill in its form. */
export interface PermanentView extends Legal, GuestView {
  /** The link can still be used. */
  readonly open: boolean;
  /** A decimal string; null if the payer sets the amount. */
  readonly amount: string | null;
  readonly currency: string;
  /** The number of decimals that can be typed. */
  readonly decimals: number;
  readonly description: string;
  readonly customerNote: string;
  readonly companyName: string;
  readonly propertyName: string;
  readonly city: string;
  readonly email: string;
  readonly phone: string;
  readonly language: CustomerLanguage;
}

/** @throws Refusal NOT_FOUND. */
export async function readPermanent(services: Services, token: string): Promise<PermanentView> {
  const { db, clock } = services;
  const { link, property, company } = await linkByToken(db, token);
  return {
    ...(await readGuestView(services, link)),
    open: isOpen(link, clock.now()),
    amount: link.amountOpen ? null : toAmount({ minor: link.amount, currency: link.currency }),
    currency: link.currency,
    decimals: typedDecimals(link.currency),
    description: link.description,
    customerNote: link.customerNote,
    companyName: company.name,
    propertyName: property.name,
    city: property.city,
    email: property.email,
    phone: property.phone,
    ...getLegal(property, company),
    language: wordsLanguage(company.defaultCustomerLanguage),
  };
}

/** Records the first view of a permanent link, as for a payment's page. @throws Refusal NOT_FOUND. */
export async function permanentSeen({ db, clock }: Services, token: string): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const { link } = await linkByToken(tx, token);
    const first = link.payerSeenAt === null;
    await tx.update(payments).set({ payerSeenAt: now }).where(eq(payments.id, link.id));
    if (first) await appendTimelineEntry(tx, link, { type: 'PRE_PAYMENT_PAGE_OPENED', author: payer }, now);
  });
}

/**
 * Processes the form of a permanent link: creates a new order with a payment that continues like any link.
 * @throws Refusal NOT_FOUND, LINK_NOT_ACTIVE, INVALID_VALUE, IDEMPOTENCY_KEY_REUSED.
 */
export async function sendPermanentForm(
  services: Services,
  token: string,
  form: PermanentForm,
): Promise<Sent> {
  return oncePerForm(services, { link: token }, form, async (tx, now) => {
    const { link, property } = await linkByToken(tx, token);
    if (!isOpen(link, now)) throw Refusal.because('LINK_NOT_ACTIVE', { status: link.status });
    const amount = amountBy(link, form);
    const offer = await readOffer(tx, link.businessProfileId);
    const actor = { ...wholeCompany(link.businessProfileId), name: MAKER, author: payer };
    const draft: OrderDraft = {
      currency: link.currency,
      propertyId: property.id,
      paymentPolicy: 'PREPAYMENT_100',
      appliedRate: null,
      lengthOfStay: null,
      reservationId: '',
      internalNote: '',
      messageToCustomer: '',
      positions: [{ type: 'OTHER', name: truncateLine(link.description.trim() || property.name), amount }],
      customer: {
        firstName: form.firstName,
        lastName: form.lastName,
        email: form.email,
        phone: form.phone,
        // The page speaks more languages than letters may be offered in.
        language: offer.languages.find((code) => code === form.language) ?? offer.language,
        country: '',
        companyName: '',
      },
    };
    const agent = { ...actor, agentTag: 'PERMANENT_LINK' } as const;
    const promised = { ...draft, customerLanguage: draft.customer.language };
    const orderId = await createOrder(tx, agent, draft, now, promised);
    const id = await createPayment(
      { tx, services, actor, now },
      {
        type: 'PAYMENT_LINK',
        orderId,
        amount,
        currency: link.currency,
        scheme: link.scheme,
        label: link.label,
        description: link.description,
        customerNote: link.customerNote,
        reference: form.reference?.trim() || link.reference,
        invoiceNumber: link.invoiceNumber,
        methods: link.methods,
      },
    );
    await tx.update(payments).set({ permanentLinkId: link.id }).where(eq(payments.id, id));
    return id;
  });
}

async function linkByToken(db: Queries, token: string) {
  const [found] = await db
    .select({ link: payments, property: properties, company: businessProfiles })
    .from(payments)
    .innerJoin(properties, eq(properties.id, payments.propertyId))
    .innerJoin(businessProfiles, eq(businessProfiles.id, payments.businessProfileId))
    .where(and(eq(payments.linkToken, token), eq(payments.permanent, true)));
  if (!found) throw Refusal.because('NOT_FOUND');
  return found;
}

const isOpen = (link: PaymentRow, now: Date): boolean =>
  link.status === 'LINK_CREATED' && linkLives(link, now);

/** The link's amount or the payer's, with no more decimals than can be typed. */
function amountBy(link: PaymentRow, { amount }: PermanentForm): string {
  const { currency } = link;
  if (!link.amountOpen) {
    if (amount !== undefined) throw Refusal.invalid({ amount: 'choice' });
    return toAmount({ minor: link.amount, currency });
  }
  if (amount === undefined) throw Refusal.invalid({ amount: 'required' });
  const decimals = amount.split('.')[1]?.replace(/0+$/, '').length ?? 0;
  if (!fitsCurrency(amount, currency) || decimals > typedDecimals(currency))
    throw Refusal.invalid({ amount: 'amount' });
  return amount;
}

import { Refusal } from '@deck/api/server';
import {
  type CardType,
  type CustomerLanguage,
  type PaymentStatus,
  wordsLanguage,
} from '@deck/api/vocabulary';
import { instantText } from '@deck/values';
import { eq } from 'drizzle-orm';
import type { Services } from '../context.ts';
import { businessProfiles, orders, properties } from '../database/schema.ts';
import { type GuestView, readGuestView } from '../guest/guest-view.ts';
import { getLegal, type Legal } from '../payer/legal.ts';
import { cardTypes, payerMethods } from '../payer/payer-methods.ts';
import { getPayerName } from '../payments/payer-name.ts';
import { isOpenRequest, requestByToken } from './give-card.ts';

/** What a guest sees of their card request: no staff notes, no payments. */
export interface CardView extends GuestView {
  readonly status: PaymentStatus;
  /** Whether the guest can give a card now. */
  readonly open: boolean;
  readonly number: string;
  readonly orderExternalId: string;
  readonly customerName: string;
  readonly customerNote: string;
  /** Civil dates. */
  readonly from: string | null;
  readonly to: string | null;
  readonly language: CustomerLanguage;
  readonly property: Legal & {
    readonly name: string;
    readonly city: string;
    /** ISO 3166, such as `GR`. */
    readonly country: string;
    readonly email: string;
    readonly phone: string;
    /** IANA name, in which the page tells the time. */
    readonly timezone: string;
  };
  /** Instants in UTC. */
  readonly expiresAt: string | null;
  readonly now: string;
  /** Why the card was declined. */
  readonly reason: string | null;
  readonly card: { readonly type: CardType; readonly lastFour: string } | null;
  /** The types of the cards it takes. */
  readonly cardTypes: readonly CardType[];
  /** The public address of the PSP's frames. */
  readonly pspUrl: string;
}

/** The card request of a guest's page. @throws Refusal NOT_FOUND. */
export async function readCardView(services: Services, token: string): Promise<CardView> {
  const { db, clock, pspUrl } = services;
  const now = clock.now();
  const request = await requestByToken(db, token);
  const [found] = await db
    .select({ order: orders, property: properties, company: businessProfiles })
    .from(orders)
    .innerJoin(properties, eq(properties.id, orders.propertyId))
    .innerJoin(businessProfiles, eq(businessProfiles.id, orders.businessProfileId))
    .where(eq(orders.id, request.orderId ?? ''));
  if (!found) throw Refusal.because('NOT_FOUND');
  const { order, property, company } = found;
  const { name, city, email, phone, timezone } = property;
  return {
    ...(await readGuestView(services, request)),
    status: request.status,
    open: isOpenRequest(request, now),
    number: request.number,
    orderExternalId: order.externalId,
    customerName: getPayerName(order),
    customerNote: request.customerNote,
    from: order.startDate,
    to: order.endDate,
    language: wordsLanguage(order.customerLanguage),
    property: {
      name,
      city,
      country: company.country,
      email,
      phone,
      timezone,
      ...getLegal(property, company),
    },
    expiresAt: request.expiresAt && instantText(request.expiresAt.getTime()),
    now: instantText(now.getTime()),
    reason: request.reason,
    card: request.card && { type: request.card.type, lastFour: request.card.number.slice(-4) },
    cardTypes: cardTypes(await payerMethods(db, request, order.customerCountry)),
    pspUrl,
  };
}

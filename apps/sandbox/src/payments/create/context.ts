import type { CardDraft, LinkDraft, VposDraft, WireDraft } from '@deck/api/contract/payments';
import type { CardRequestDraft } from '@deck/api/contract/tenders';
import { type PaymentDefaults, type PaymentEvent, paymentDefaults } from '@deck/api/rules';
import { Refusal } from '@deck/api/server';
import type { PaymentType } from '@deck/api/vocabulary';
import { parseLifetime } from '@deck/values';
import { and, eq } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import type { Queries } from '../../database/queries.ts';
import { businessProfiles, type payments, properties } from '../../database/schema.ts';
import type { Scope } from '../../scope.ts';
import { type Author, type PaymentRow, staff, type TimelineEntry } from '../apply-payment-event.ts';
import { lockOrder } from '../order-balance.ts';

export type OrderRow = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;
/** A property, and what its payments are like unless they say otherwise. */
type PropertyRow = typeof properties.$inferSelect & { readonly defaults: PaymentDefaults };
export type NewPayment = typeof payments.$inferInsert;

/** In whose name a payment is created, for which division. */
export interface CreatePaymentActor extends Scope {
  /** As lists show it. */
  readonly name: string;
  readonly author: Author;
}

/** Someone of the staff who creates a payment. */
export const staffActor = ({
  divisionId,
  propertyIds,
  name,
}: Omit<CreatePaymentActor, 'author'>): CreatePaymentActor => ({
  divisionId,
  propertyIds,
  name,
  author: staff(name),
});

/** What creating a payment works with, whatever its kind. */
export interface CreatePaymentContext {
  readonly tx: Queries;
  readonly services: Pick<Services, 'publicUrl'>;
  readonly actor: CreatePaymentActor;
  readonly now: Date;
  /** Whoever pays a part of a shared order; by default the order's customer. */
  readonly payer?: Pick<PaymentRow, 'payerName' | 'payerEmail'>;
}

/** What any draft may say of a payment beside its amount. */
export type PaymentDetails = Omit<VposDraft, 'type' | 'orderId' | 'amount' | 'currency'>;

interface Drafts {
  readonly PAYMENT_LINK: LinkDraft;
  readonly PAYMENT_CARD: CardDraft;
  readonly PAYMENT_VERIFY: CardRequestDraft & Partial<PaymentDetails> & { readonly orderId: string };
  readonly PAYMENT_VPOS: VposDraft;
  readonly WIRE_TRANSFER: WireDraft;
}
/** What a payment of a kind is created from. */
export type Draft<Type extends PaymentType = PaymentType> = {
  [Kind in Type]: { readonly type: Kind } & Omit<Drafts[Kind], 'type'>;
}[Type];

/** An order under its lock, and the property it is for. */
export interface Place {
  readonly order: OrderRow;
  readonly property: PropertyRow;
}

/** What differs between the kinds of payments, once their own checks have passed. */
export interface Plan {
  /** Undefined for a permanent link. */
  readonly order: OrderRow | undefined;
  readonly property: PropertyRow;
  /** In minor units: of the order's currency, and of others where something is converted. */
  readonly amounts: Pick<NewPayment, 'amount' | 'currency'> & Partial<NewPayment>;
  readonly columns: Partial<NewPayment>;
  /** What happens to the new payment first, if that changes its status. */
  readonly event?: PaymentEvent;
  /** Its first line in the timeline. */
  readonly entry?: (payment: PaymentRow) => Pick<TimelineEntry, 'type' | 'detail'>;
  /** What follows, in the same transaction. */
  readonly follow?: (payment: PaymentRow) => Promise<void>;
}

/** An order that payments may be created for, under its lock. @throws Refusal NOT_FOUND, ORDER_NOT_EDITABLE. */
export async function lockPlace(tx: Queries, actor: Scope, orderId: string): Promise<Place> {
  const order = await lockOrder(tx, orderId, actor);
  if (!order) throw Refusal.because('NOT_FOUND');
  if (order.revoked || order.finalized) throw Refusal.because('ORDER_NOT_EDITABLE');
  return { order, property: await loadProperty(tx, actor.divisionId, order.propertyId) };
}

/** A property of the division. @throws Refusal INVALID_VALUE. */
export async function loadProperty(tx: Queries, divisionId: string, id: string): Promise<PropertyRow> {
  const [found] = await tx
    .select({
      property: properties,
      company: {
        scheme: businessProfiles.defaultScheme,
        lifetime: businessProfiles.defaultPaymentLifetime,
      },
    })
    .from(properties)
    .innerJoin(businessProfiles, eq(businessProfiles.id, properties.businessProfileId))
    .where(and(eq(properties.id, id), eq(properties.businessProfileId, divisionId)));
  if (!found) throw Refusal.invalid({ propertyId: 'choice' });
  return { ...found.property, defaults: paymentDefaults(found.property, found.company) };
}

const MINUTE = 60_000;

/** The columns of a lifetime that begins at a moment: null is unlimited, and left out it is the property's. */
export function lifetimeColumns(
  { lifetime: given }: { readonly lifetime?: string | null | undefined },
  { defaults }: PropertyRow,
  from: Date,
) {
  const lifetime = given === undefined ? defaults.lifetime : given;
  const minutes = lifetime === null ? undefined : parseLifetime(lifetime);
  const expiresAt = minutes === undefined ? null : new Date(from.getTime() + minutes * MINUTE);
  return { lifetime, expiresAt };
}

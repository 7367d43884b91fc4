import type { GuestFacts } from '@deck/guest';
import type { LoadedBrand, PropertyAccent } from '@deck/tokens/node';
import type { Services } from '../context.ts';
import type { PaymentRow } from '../payments/apply-payment-event.ts';
import { readGuestFacts } from './guest-facts.ts';

/** What every guest's page is drawn from. */
export interface GuestView {
  readonly guest: GuestFacts;
  /** The property's own accent; null: the brand's. */
  readonly accent: PropertyAccent | null;
}

export async function readGuestView(
  { db, clock, publicUrl, brand }: Services,
  payment: PaymentRow,
): Promise<GuestView> {
  return toGuestView(brand, await readGuestFacts(db, payment, { publicUrl, now: clock.now() }));
}

export const toGuestView = (brand: LoadedBrand, guest: GuestFacts): GuestView => ({
  guest,
  accent: getAccent(brand, guest.property.color),
});

export const getAccent = (brand: LoadedBrand, color: string | null): PropertyAccent | null =>
  color === null ? null : brand.propertyAccent(color);

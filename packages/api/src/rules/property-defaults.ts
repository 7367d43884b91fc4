import type { Scheme } from '../vocabulary/enums.ts';

/** What a payment is like unless it says otherwise. */
export interface PaymentDefaults {
  readonly scheme: Scheme;
  /** ISO-8601; null: until it is paid or revoked. */
  readonly lifetime: string | null;
}

/** What a property says of its payments; null where it follows its company. */
export interface PropertyDefaults {
  readonly withdrawalMethod: Scheme | null;
  readonly defaultPaymentLifetime: string | null;
}

/** How payments of a property take money, and for how long their links live. Without a property, as the company says. */
export const paymentDefaults = (
  property: PropertyDefaults | undefined,
  company: PaymentDefaults,
): PaymentDefaults => ({
  scheme: property?.withdrawalMethod ?? company.scheme,
  lifetime: property?.defaultPaymentLifetime ?? company.lifetime,
});

/** The prefix of a property's order numbers. */
export const orderPrefix = (property: { readonly orderPrefix: string }, ofCompany: string): string =>
  property.orderPrefix || ofCompany;

import type { CustomerLanguage } from '@deck/api/vocabulary';

/** What a receipt says, as it was when the money moved. Amounts are decimal strings. */
export interface ReceiptFacts {
  readonly kind: 'SALE' | 'REFUND';
  readonly language: CustomerLanguage;
  readonly company: string;
  readonly address: string;
  readonly taxpayerId: string;
  readonly property: string;
  /** The IANA zone of the property. */
  readonly zone: string;
  readonly order: string;
  readonly payment: string;
  /** What was sold, or the payment's own words. */
  readonly positions: readonly string[];
  /** In the order's currency. */
  readonly amount: string;
  readonly currency: string;
  /** What the card was charged or given back, if in another currency. */
  readonly charged: { readonly amount: string; readonly currency: string } | null;
  readonly card: string;
  /** An instant in UTC. */
  readonly at: string;
}

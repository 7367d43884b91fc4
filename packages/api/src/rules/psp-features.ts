import type { PspFeature } from '../vocabulary/company.ts';
import type { PaymentType } from '../vocabulary/words.ts';

/**
 * What a PSP profile must be able to do for a payment to be made. Null: no payment service provider has a part in it.
 * Source: the specification's PSP profiles, whose features are LINK and VPOS.
 */
export const requiredPspFeatures: Readonly<Record<PaymentType, readonly PspFeature[] | null>> = {
  PAYMENT_LINK: ['LINK'],
  PAYMENT_CARD: [],
  PAYMENT_VERIFY: [],
  PAYMENT_VPOS: ['VPOS'],
  WIRE_TRANSFER: null,
};

import { paymentKinds } from '@deck/api/rules';
import type { PaymentRow } from './apply-payment-event.ts';

/** Where a payer opens the page of a payment. */
export const payAddress = (publicUrl: string, token: string): string => `${publicUrl}/pay/${token}`;
/** Where anyone opens the form of a permanent link. */
export const permanentAddress = (publicUrl: string, token: string): string =>
  `${publicUrl}/pay/permanent/${token}`;
/** Where a guest opens the page on which they give a card. */
export const cardAddress = (publicUrl: string, token: string): string => `${publicUrl}/pay/cards/${token}`;

/** The address of what a payment shows its payer; null where it shows nothing. */
export function toPaymentAddress(
  publicUrl: string,
  { linkToken, permanent, type }: Pick<PaymentRow, 'linkToken' | 'permanent' | 'type'>,
): string | null {
  if (linkToken === null) return null;
  if (permanent) return permanentAddress(publicUrl, linkToken);
  if (paymentKinds[type].page === 'CARD_REQUEST') return cardAddress(publicUrl, linkToken);
  return payAddress(publicUrl, linkToken);
}

import { paymentKinds } from '@deck/api/rules';
import type { PaymentRow } from './apply-payment-event.ts';

/** The public address of a payment's page. */
export const payAddress = (publicUrl: string, token: string): string => `${publicUrl}/pay/${token}`;
/** The public address of a permanent link's form. */
export const permanentAddress = (publicUrl: string, token: string): string =>
  `${publicUrl}/pay/permanent/${token}`;
/** The public address of the page on which a guest gives a card. */
export const cardAddress = (publicUrl: string, token: string): string => `${publicUrl}/pay/cards/${token}`;

/** The public address of a payment; null if its type has none. */
export function toPaymentAddress(
  publicUrl: string,
  { linkToken, permanent, type }: Pick<PaymentRow, 'linkToken' | 'permanent' | 'type'>,
): string | null {
  if (linkToken === null) return null;
  if (permanent) return permanentAddress(publicUrl, linkToken);
  if (paymentKinds[type].page === 'CARD_REQUEST') return cardAddress(publicUrl, linkToken);
  return payAddress(publicUrl, linkToken);
}

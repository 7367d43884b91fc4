import type { Channel } from '@deck/api/vocabulary';
import type { GoodRow } from './read-row.ts';

/** Where a payment link can be sent: by e-mail before SMS. */
export function recipientOf({ draft }: GoodRow): { channel: Channel; recipient: string } | undefined {
  const { email, phone } = draft.customer;
  if (email) return { channel: 'EMAIL', recipient: email };
  return phone ? { channel: 'SMS', recipient: phone } : undefined;
}

import type { Channel } from '../vocabulary/enums.ts';

/** Where a customer is written to unless somebody says otherwise: by e-mail before SMS. Undefined for one with neither. */
export function firstRecipient({
  email,
  phone,
}: {
  readonly email: string;
  readonly phone: string;
}): { channel: Channel; recipient: string } | undefined {
  if (email !== '') return { channel: 'EMAIL', recipient: email };
  return phone === '' ? undefined : { channel: 'SMS', recipient: phone };
}

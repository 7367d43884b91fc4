import type { Channel } from '../vocabulary/enums.ts';

/** A customer's default recipient: e-mail before SMS. Undefined without either. */
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

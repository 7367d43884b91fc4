import { RequiredEmail } from '@deck/api/contract/formats';
import { Refusal } from '@deck/api/server';
import type { Channel } from '@deck/api/vocabulary';
import { readPhone } from '@deck/values/phone';

/**
 * The recipient of a message: an e-mail address as typed, or a phone in E.164.
 * @param field the field named in an error
 * @throws Refusal INVALID_VALUE.
 */
export function checkedRecipient(channel: Channel, recipient: string, field = 'recipient'): string {
  if (channel === 'EMAIL') {
    if (!RequiredEmail.safeParse(recipient).success) throw Refusal.invalid({ [field]: 'email' });
    return recipient;
  }
  const { e164, possible } = readPhone(recipient);
  if (!possible) throw Refusal.invalid({ [field]: 'phone' });
  return e164;
}

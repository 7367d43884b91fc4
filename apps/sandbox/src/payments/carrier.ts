import type { Channel } from '@deck/api/vocabulary';

/** The simulated carriers refuse e-mails to this domain and text messages to this number. */
const REFUSED_DOMAIN = 'bounce.test';
const REFUSED_PHONE = '+306900000000';

/** Why the simulated carrier refuses a message, in its own words. It delivers all others. */
export function getCarrierRefusal(channel: Channel | 'TELEGRAM', recipient: string): string | undefined {
  if (channel === 'EMAIL')
    return recipient.toLowerCase().endsWith(`@${REFUSED_DOMAIN}`) ? '550 5.1.1 No such mailbox' : undefined;
  return recipient === REFUSED_PHONE ? 'The number is not in service' : undefined;
}

import type { Channel } from '@deck/api/vocabulary';

/** The simulated carriers refuse e-mails to this domain and text messages to this number. */
const REFUSED_DOMAIN = 'bounce.test';
const REFUSED_PHONE = '+306900000000';

/** Whether the simulated carrier refuses a message. It delivers all others. */
export const carrierRefuses = (channel: Channel | 'TELEGRAM', recipient: string): boolean =>
  channel === 'EMAIL' ? recipient.toLowerCase().endsWith(`@${REFUSED_DOMAIN}`) : recipient === REFUSED_PHONE;

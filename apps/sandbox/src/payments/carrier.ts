import type { Channel } from '@deck/api/vocabulary';

/** What the simulated carriers refuse: e-mail to anyone at this domain, and text messages to this number. */
const REFUSED_DOMAIN = 'bounce.test';
const REFUSED_PHONE = '+306900000000';

/** Whether the carrier refuses a message at once. Everyone else's it takes and delivers. */
export const carrierRefuses = (channel: Channel | 'TELEGRAM', recipient: string): boolean =>
  channel === 'EMAIL' ? recipient.toLowerCase().endsWith(`@${REFUSED_DOMAIN}`) : recipient === REFUSED_PHONE;

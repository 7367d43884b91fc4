import type { MessageChannel } from '@deck/api/vocabulary';
import type { Config } from '../config.ts';
import { type Carriers, smtpCarrier } from './carry-mail.ts';
import { httpCarrier, smsBody, telegramBody } from './http-carrier.ts';

type Addresses = Pick<Config, 'smtpUrl' | 'smsUrl' | 'smsSecret' | 'telegramUrl' | 'telegramSecret'>;

/**
 * The carriers whose addresses are set. Messages of other channels stay in the inbox.
 * @param mailFrom the sender's address of e-mails.
 */
export function openCarriers(
  { smtpUrl, smsUrl, smsSecret, telegramUrl, telegramSecret }: Addresses,
  mailFrom: string,
): Carriers {
  return {
    ...(smtpUrl !== undefined && { EMAIL: smtpCarrier(smtpUrl, mailFrom) }),
    ...(smsUrl !== undefined && { SMS: httpCarrier({ url: smsUrl, secret: smsSecret, toBody: smsBody }) }),
    ...(telegramUrl !== undefined && {
      TELEGRAM: httpCarrier({ url: telegramUrl, secret: telegramSecret, toBody: telegramBody }),
    }),
  };
}

/** The channels that really leave. */
export const getCarried = (carriers: Carriers): ReadonlySet<MessageChannel> =>
  new Set(Object.keys(carriers) as MessageChannel[]);

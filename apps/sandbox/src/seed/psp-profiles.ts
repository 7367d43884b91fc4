import type { pspProfiles } from '../database/schema.ts';
import { newSecret } from '../ids.ts';
import { AEGEAN, HALCYON } from './companies.ts';

type Profile = typeof pspProfiles.$inferInsert;

/** The companies' contracts with payment service providers; the keys are worthless outside the sandbox. */
export const demoPspProfiles = (): Profile[] =>
  [
    {
      id: 'psp-aegean-cards',
      businessProfileId: AEGEAN,
      type: 'CARD_ACQUIRER' as const,
      projectId: '40117',
      features: ['VPOS', 'LINK', '3DS', 'NON_3DS', 'DMS'] as const,
      currencies: ['BHD', 'EUR', 'GBP', 'JPY', 'KWD', 'USD', 'CHF', 'RUB'],
      paymentMethod: 'CARDS',
    },
    {
      id: 'psp-aegean-wallets',
      businessProfileId: AEGEAN,
      type: 'WALLET' as const,
      projectId: '40118',
      features: ['LINK', '3DS', 'DMS'] as const,
      currencies: ['EUR', 'GBP', 'USD'],
      paymentMethod: 'WALLETS',
    },
    {
      id: 'psp-aegean-iris',
      businessProfileId: AEGEAN,
      type: 'OPEN_BANKING' as const,
      projectId: 'IRIS-2291',
      features: ['LINK'] as const,
      currencies: ['EUR'],
      paymentMethod: 'BANK_TRANSFER_GR',
    },
    {
      id: 'psp-aegean-sepa',
      businessProfileId: AEGEAN,
      type: 'OPEN_BANKING' as const,
      projectId: 'SEPA-7740',
      features: ['LINK'] as const,
      currencies: ['EUR'],
      paymentMethod: 'BANK_TRANSFER_EU',
    },
    {
      id: 'psp-aegean-ideal',
      businessProfileId: AEGEAN,
      type: 'LOCAL_METHODS' as const,
      projectId: 'NL-0317',
      features: ['LINK'] as const,
      currencies: ['EUR'],
      paymentMethod: 'IDEAL',
    },
    {
      id: 'psp-halcyon-cards',
      businessProfileId: HALCYON,
      type: 'CARD_ACQUIRER' as const,
      projectId: '40233',
      features: ['VPOS', 'LINK', '3DS', 'NON_3DS', 'DMS'] as const,
      currencies: ['EUR', 'GBP', 'JPY', 'USD'],
      paymentMethod: 'CARDS',
    },
    {
      id: 'psp-halcyon-apple',
      businessProfileId: HALCYON,
      type: 'WALLET' as const,
      projectId: '40234',
      features: ['LINK', 'DMS'] as const,
      currencies: ['EUR', 'USD'],
      paymentMethod: 'APPLE_PAY',
    },
    {
      id: 'psp-halcyon-crypto',
      businessProfileId: HALCYON,
      type: 'WALLET' as const,
      projectId: '40235',
      features: ['LINK'] as const,
      currencies: ['EUR', 'USD'],
      paymentMethod: 'CRYPTO',
    },
  ].map((profile) => ({ ...profile, features: [...profile.features], secretKey: newSecret() }));

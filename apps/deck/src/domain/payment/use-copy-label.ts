import { useTranslation } from 'react-i18next';
import { isAddress, type Kind } from './use-copy-link.ts';

/** What copying the address of a payment's page is called. A list of orders copies without these words. */
export function useCopyLabel(): (payment: Kind) => string {
  const { t } = useTranslation('collect');
  return (payment) => t(isAddress(payment) ? 'qr.copyAddress' : 'send.copy');
}

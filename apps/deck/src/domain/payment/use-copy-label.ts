import type { Payment } from '@deck/api/contract/payments';
import { paymentKinds } from '@deck/api/rules';
import { useTranslation } from 'react-i18next';

/** What copying the address of a payment's page is called. A transfer has a page with the bank details, and no link to pay by. */
export function useCopyLabel(): (payment: Pick<Payment, 'type'>) => string {
  const { t } = useTranslation('collect');
  return ({ type }) => t(paymentKinds[type].page === 'INVOICE' ? 'qr.copyAddress' : 'send.copy');
}

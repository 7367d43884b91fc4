import type { Payment } from '@deck/api/contract/payments';
import { paymentKinds } from '@deck/api/rules';
import { copyText, useToast } from '@deck/ui';
import { useTranslation } from 'react-i18next';

export type Kind = Pick<Payment, 'type'>;

/** A transfer has a page with the bank details, and no link to pay by. */
export const isAddress = ({ type }: Kind) => paymentKinds[type].page === 'INVOICE';

const copyWords = (payment: Kind) =>
  isAddress(payment)
    ? ({ copied: 'copyLink.addressCopied', failed: 'copyLink.addressNotCopied' } as const)
    : ({ copied: 'copyLink.copied', failed: 'copyLink.notCopied' } as const);

/** Copies the address of a payment's page. If the browser refuses, the message shows it. */
export function useCopyLink(): (payment: Pick<Payment, 'link' | 'number' | 'type'>) => Promise<void> {
  const { t } = useTranslation('labels');
  const toast = useToast();
  return async (payment) => {
    const { link, number } = payment;
    if (link === null) return;
    const isCopied = (await copyText(link)) === 'copied';
    const { copied, failed } = copyWords(payment);
    toast(
      isCopied
        ? { tone: 'success', title: t(copied), text: number }
        : { tone: 'danger', title: t(failed), text: link },
    );
  };
}

import type { Payment } from '@deck/api/contract/payments';
import { copyText, useToast } from '@deck/ui';
import { useTranslation } from 'react-i18next';

/** Copies the link of a payment. If the browser refuses, the message shows it. */
export function useCopyLink(): (payment: Pick<Payment, 'link' | 'number'>) => Promise<void> {
  const { t } = useTranslation('collect');
  const toast = useToast();
  return async ({ link, number }) => {
    if (link === null) return;
    const isCopied = (await copyText(link)) === 'copied';
    toast(
      isCopied
        ? { tone: 'success', title: t('send.copied'), text: number }
        : { tone: 'danger', title: t('send.notCopied'), text: link },
    );
  };
}

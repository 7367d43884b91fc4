import { copyText, useToast } from '@deck/ui';
import { useTranslation } from 'react-i18next';

/** Copies the number of a row. If the browser refuses, the message shows it to be copied by hand. */
export function useCopyNumber(): (number: string) => Promise<void> {
  const { t } = useTranslation('list');
  const toast = useToast();
  return async (number) => {
    const isCopied = (await copyText(number)) === 'copied';
    toast({
      tone: isCopied ? 'success' : 'danger',
      title: t(isCopied ? 'row.copied' : 'row.notCopied'),
      text: number,
    });
  };
}

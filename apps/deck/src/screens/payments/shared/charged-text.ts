import type { Payment } from '@deck/api/contract/payments';
import { useUi } from '@deck/ui';
import { amountText } from '../../../format/amount-text.ts';

/** The amount as the payer is charged. */
export function useChargedText({ acquisitionAmount, acquisitionCurrency }: Payment): string {
  const { locale } = useUi();
  return amountText(acquisitionAmount, acquisitionCurrency, locale);
}

import type { MaskedCard, Payment } from '@deck/api/contract/payments';
import { readDeliveryReason } from '@deck/api/rules';
import {
  cancelReasons,
  type DeclineReason,
  declineReasons,
  declineResponseCodes,
} from '@deck/api/vocabulary';
import { useUi } from '@deck/ui';
import { useTranslation } from 'react-i18next';
import { amountText } from '../../platform/format/amount-text.ts';

/** The amount as the payer is charged. */
export function useChargedText({ acquisitionAmount, acquisitionCurrency }: Payment): string {
  const { locale } = useUi();
  return amountText(acquisitionAmount, acquisitionCurrency, locale);
}

/** Month and two digits of the year, `08/28`. */
export const cardExpiry = ({ expirationMonth, expirationYear }: MaskedCard): string =>
  `${String(expirationMonth).padStart(2, '0')}/${String(expirationYear % 100).padStart(2, '0')}`;

/**
 * Why something was declined, failed or called off, in words, with the code one names to a bank. A reason of another age
 * is shown as it is.
 */
export function useReason(): (reason: string | null) => string {
  const { t } = useTranslation(['app', 'labels']);
  return (reason) => {
    if (reason === null || reason === '') return '';
    if (reason === 'LONG_WAITING' || reason === 'CARD_ALREADY_TOKENIZED' || reason === 'LINK_NOT_ACTIVE')
      return t(`errors.code.${reason}`);
    const carrierSays = readDeliveryReason(reason);
    if (carrierSays !== undefined)
      return carrierSays
        ? t('errors.notDeliveredBecause', { reason: carrierSays })
        : t('errors.notDelivered');
    if (reason === 'NO_SUITABLE_PSP_PROFILE_FOUND') return t('errors.cardNotTaken');
    if (reason === 'RATE_EXPIRE') return t('labels:paymentStatusHint.RATE_EXPIRE');
    const canceled = cancelReasons.find((each) => each === reason);
    if (canceled) return t(`labels:cancelReason.${canceled}`);
    const known = declineReasons.find((each): each is DeclineReason => each === reason);
    return known ? `${t(`declineReason.${known}`)} (${declineResponseCodes[known]})` : reason;
  };
}

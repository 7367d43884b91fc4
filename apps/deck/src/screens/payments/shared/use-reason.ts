import {
  cancelReasons,
  type DeclineReason,
  declineReasons,
  declineResponseCodes,
} from '@deck/api/vocabulary';
import { useTranslation } from 'react-i18next';

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
    if (reason === 'NOT_DELIVERED' || reason === 'CARRIER_REFUSED') return t('errors.notDelivered');
    if (reason === 'RATE_EXPIRE') return t('labels:paymentStatusHint.RATE_EXPIRE');
    const canceled = cancelReasons.find((each) => each === reason);
    if (canceled) return t(`labels:cancelReason.${canceled}`);
    const known = declineReasons.find((each): each is DeclineReason => each === reason);
    return known ? `${t(`declineReason.${known}`)} (${declineResponseCodes[known]})` : reason;
  };
}

/** Why a bank or the card network declined, as the PSP reports it. The catalogues explain each. */
export const declineReasons = [
  'INSUFFICIENT_FUNDS',
  'DO_NOT_HONOUR',
  'EXPIRED_CARD',
  'INCORRECT_CVC',
  'LOST_OR_STOLEN',
  'LIMIT_EXCEEDED',
  'AUTHENTICATION_FAILED',
] as const;
export type DeclineReason = (typeof declineReasons)[number];

/** The card networks' two-digit response codes for the reasons. Staff quote them to a bank. */
export const declineResponseCodes: Record<DeclineReason, string> = {
  INSUFFICIENT_FUNDS: '51',
  DO_NOT_HONOUR: '05',
  EXPIRED_CARD: '54',
  INCORRECT_CVC: 'N7',
  LOST_OR_STOLEN: '41',
  LIMIT_EXCEEDED: '61',
  AUTHENTICATION_FAILED: '1A',
};

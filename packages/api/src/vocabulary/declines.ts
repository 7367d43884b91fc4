/** Why a bank or the card network said no, as the PSP reports it. Each has its what, why and what next in words. */
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

/** The two-digit response codes of card networks that go with the reasons, shown to staff for talking to a bank. */
export const declineResponseCodes: Record<DeclineReason, string> = {
  INSUFFICIENT_FUNDS: '51',
  DO_NOT_HONOUR: '05',
  EXPIRED_CARD: '54',
  INCORRECT_CVC: 'N7',
  LOST_OR_STOLEN: '41',
  LIMIT_EXCEEDED: '61',
  AUTHENTICATION_FAILED: '1A',
};

import type { CallbackStatus, DeliveryStatus, Tone, TransactionStatus } from '@deck/api/vocabulary';

export const transactionTones: Record<TransactionStatus, Tone> = {
  PROCESSING: 'info',
  APPROVED: 'success',
  DECLINED: 'danger',
  ERROR: 'danger',
};

export const callbackTones: Record<CallbackStatus, Tone> = {
  QUEUED: 'info',
  DELIVERED: 'success',
  FAILED: 'danger',
};

export const deliveryTones: Record<DeliveryStatus, Tone> = {
  PROCESSING: 'info',
  DELIVERED: 'success',
  NOT_DELIVERED: 'danger',
};

/** The sort fields of the orders list. */
export const orderSortFields = [
  'created',
  'modified',
  'external_id',
  'total',
  'paid',
  'start',
  'state',
  'property',
  'customer',
  'agent',
] as const;

/** The sort fields of the payments list. */
export const paymentSortFields = [
  'number',
  'order',
  'customer',
  'created',
  'modified',
  'type',
  'method',
  'status',
  'amount',
  'created_by',
  'expires',
  'capture_deadline',
] as const;

/** The sort fields of the users list. */
export const userSortFields = [
  'first_name',
  'last_name',
  'login',
  'email',
  'position',
  'role',
  'status',
  'locked',
  'last_seen',
] as const;

/** The sort fields of the movements of a day. */
export const movementSortFields = ['at'] as const;

export type MovementSortField = (typeof movementSortFields)[number];
export type OrderSortField = (typeof orderSortFields)[number];
export type PaymentSortField = (typeof paymentSortFields)[number];
export type UserSortField = (typeof userSortFields)[number];

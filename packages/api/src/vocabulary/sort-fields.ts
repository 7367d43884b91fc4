/** What a list of orders can be sorted by. */
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

/** What a list of payments can be sorted by. */
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

/** What a list of people can be sorted by. */
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

export type OrderSortField = (typeof orderSortFields)[number];
export type PaymentSortField = (typeof paymentSortFields)[number];
export type UserSortField = (typeof userSortFields)[number];

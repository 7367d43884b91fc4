/** Keys that open a screen or a call. They follow from a user's role and are shown read-only. */
export const featureKeys = [
  'MAIN_PAGE_VIEW',
  'ORDERS_LIST_VIEW',
  'ORDER_INSTANCE_CREATE',
  'ORDER_INSTANCE_EDIT',
  'ORDER_INSTANCE_VIEW',
  'ORDER_PERMANENT_LINK',
  'ORDER_SPLIT_PAYMENTS',
  'PAYMENT_INSTANCE_VIEW',
  'ALL_PAYMENTS_LIST_VIEW',
  'BUSINESS_OBJECTS_LIST_VIEW',
  'BUSINESS_OBJECT_INSTANCE_VIEW',
  'USERS_LIST_VIEW',
  'USERS_INSTANCE_VIEW',
] as const;

/** The eight rights an owner grants individually. "Select all" means exactly these. */
export const assignableRights = [
  'PAYMENT_VOID',
  'PAYMENT_CAPTURE',
  'PAYMENT_REVOKE',
  'PAYMENT_REFUND',
  'SETTINGS_VIEW',
  'SETTINGS_EDIT',
  'SETTINGS_INTEGRATION',
  'SETTINGS_INTEGRATION_RE_ISSUE',
] as const;

/** Sub-permissions of ORDER_INSTANCE_CREATE: the business types the wizard offers. */
export const positionRights = [
  'ORDER_POSITIONS_ACCOMMODATION',
  'ORDER_POSITIONS_FLIGHT',
  'ORDER_POSITIONS_YACHT',
  'ORDER_POSITIONS_CAR',
  'ORDER_POSITIONS_OTHER',
] as const;

export const permissions = [...featureKeys, ...assignableRights, ...positionRights] as const;

/**
 * The permissions of a DECK token: orders, payments and what they need. Settings and people are not among
 * them, so a leaked token neither redirects callbacks nor lets anyone in.
 */
export const integrationPermissions = [
  'MAIN_PAGE_VIEW',
  'ORDERS_LIST_VIEW',
  'ORDER_INSTANCE_CREATE',
  'ORDER_INSTANCE_EDIT',
  'ORDER_INSTANCE_VIEW',
  'ORDER_PERMANENT_LINK',
  'ORDER_SPLIT_PAYMENTS',
  'PAYMENT_INSTANCE_VIEW',
  'ALL_PAYMENTS_LIST_VIEW',
  'BUSINESS_OBJECTS_LIST_VIEW',
  'BUSINESS_OBJECT_INSTANCE_VIEW',
  'PAYMENT_VOID',
  'PAYMENT_CAPTURE',
  'PAYMENT_REVOKE',
  'PAYMENT_REFUND',
  ...positionRights,
] as const satisfies readonly Permission[];

/** A user's role in the company; it decides which screens open. Only an owner edits users. */
export const roles = ['OWNER', 'MANAGER', 'AGENT', 'VIEWER'] as const;

export type Role = (typeof roles)[number];
export type FeatureKey = (typeof featureKeys)[number];
export type AssignableRight = (typeof assignableRights)[number];
export type PositionRight = (typeof positionRights)[number];
export type Permission = (typeof permissions)[number];

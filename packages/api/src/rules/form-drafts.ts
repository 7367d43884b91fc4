import type { DraftKind } from '../vocabulary/enums.ts';
import type { Permission } from '../vocabulary/permissions.ts';

/** The largest draft, in bytes of its values as JSON. */
export const LARGEST_DRAFT = 64 * 1024;
/** The most drafts of a person in a company. */
export const MOST_DRAFTS = 50;
/** Days after its last save until a draft is deleted. */
export const DRAFT_DAYS = 30;

/** The permission of each form, which its drafts need too. */
export const draftPermissions: Readonly<Record<DraftKind, Permission>> = {
  NEW_ORDER: 'ORDER_INSTANCE_CREATE',
  ORDER_EDIT: 'ORDER_INSTANCE_EDIT',
  CUSTOMER_EDIT: 'ORDER_INSTANCE_EDIT',
  NEW_PAYMENT: 'ORDER_INSTANCE_EDIT',
  PAYMENT_PLAN: 'ORDER_INSTANCE_EDIT',
  FAST_PAYMENT: 'ORDER_INSTANCE_CREATE',
  SPLIT_PAYMENT: 'ORDER_SPLIT_PAYMENTS',
  PERMANENT_LINK: 'ORDER_PERMANENT_LINK',
};

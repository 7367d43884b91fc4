import type { ViewedList } from '../vocabulary/enums.ts';
import type { Permission } from '../vocabulary/permissions.ts';

/** The most views of a list that a person saves in a division, and the most that its people share. */
export const MOST_VIEWS = 20;
/** The longest name of a view. */
export const LONGEST_VIEW_NAME = 40;
/** The longest address of a view. */
export const LONGEST_VIEW_ADDRESS = 2_000;

/** The permission of each list, which its views need too. */
export const viewPermissions: Readonly<Record<ViewedList, Permission>> = {
  ORDERS: 'ORDERS_LIST_VIEW',
  PAYMENTS: 'ALL_PAYMENTS_LIST_VIEW',
};

/** The permission to change what everyone of the division sees. */
export const SHARING_PERMISSION: Permission = 'SETTINGS_EDIT';

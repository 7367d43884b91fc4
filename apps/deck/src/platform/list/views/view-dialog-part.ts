import { part } from '@deck/ui';

/** The dialog that names a view comes when it may be wanted. */
export const viewDialog = part(() => import('./view-dialog.tsx'));

/** The code is drawn by a library of its own, which only a receipt needs. */
export { ReceiptCode as default } from '@deck/ui';

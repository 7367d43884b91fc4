import type {
  messages,
  orders,
  payments,
  pspOperations,
  tenders,
  timeline,
  transactions,
} from '../database/schema.ts';

export type OrderRow = typeof orders.$inferSelect;
export type PaymentRow = typeof payments.$inferSelect;

/** A letter to be rendered once all other rows are known. */
export interface Letter {
  readonly order: OrderRow;
  readonly payment: PaymentRow;
  readonly message: Pick<
    typeof messages.$inferSelect,
    'channel' | 'recipient' | 'sentAt' | 'deliveredAt' | 'openedAt'
  >;
}

/** All demo rows, before they are inserted at once. */
export interface Rows {
  readonly orders: OrderRow[];
  readonly payments: PaymentRow[];
  readonly transactions: (typeof transactions.$inferSelect)[];
  readonly operations: (typeof pspOperations.$inferSelect)[];
  readonly timeline: (typeof timeline.$inferSelect)[];
  readonly tenders: (typeof tenders.$inferSelect)[];
  readonly letters: Letter[];
}

export const noRows = (): Rows => ({
  orders: [],
  payments: [],
  transactions: [],
  operations: [],
  timeline: [],
  tenders: [],
  letters: [],
});

import type { Payment } from '@deck/api/contract/payments';
import type { Tender } from '@deck/api/contract/tenders';

/** What came of the form: a payment, or a request for a card. */
export type Made =
  | { readonly payment: Payment; readonly tender?: never }
  | { readonly tender: Tender; readonly payment?: never };

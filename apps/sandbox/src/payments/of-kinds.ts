import { type PaymentTraits, typesWhere } from '@deck/api/rules';
import { inArray, type SQL, type SQLWrapper } from 'drizzle-orm';
import { payments } from '../database/schema.ts';

/** Narrows a query to the kinds of payments that have a trait. @param type the column that names the kind */
export const ofKinds = (has: (traits: PaymentTraits) => boolean, type: SQLWrapper = payments.type): SQL =>
  inArray(type, typesWhere(has));

/** Payments that only ask for a card. */
export const areCardRequests = ofKinds(({ takesMoney }) => !takesMoney);
/** Payments whose card staff enter on a hosted page. */
export const areTerminals = ofKinds(({ page }) => page === 'TERMINAL');

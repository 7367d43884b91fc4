import type { OrderDraft } from '@deck/api/contract/orders';
import { daysOf, type Position } from '@deck/api/contract/positions';
import { amountOf, parseMoney, sum } from '@deck/values';
import type { orders } from '../database/schema.ts';
import { customerSortOf } from './search-text.ts';

type OrderRow = typeof orders.$inferSelect;

/** What a draft says of an order, as its row keeps it. The total is the sum of the positions. */
export function rowOfDraft(draft: OrderDraft) {
  const { currency, customer, appliedRate } = draft;
  const positions: Position[] = draft.positions.map((position) => ({
    ...position,
    amount: amountOf(parseMoney(position.amount, currency)),
  }));
  const total = sum(
    currency,
    positions.map(({ amount }) => parseMoney(amount, currency)),
  );
  const days = positions.map(daysOf).filter((one) => one !== undefined);
  return {
    propertyId: draft.propertyId,
    currency,
    total: total.minor,
    totalFigure: amountOf(total),
    paymentPolicy: draft.paymentPolicy,
    rateAmount: appliedRate ? parseMoney(appliedRate.amount, currency).minor : null,
    ratePeriod: appliedRate?.period ?? null,
    lengthOfStay: draft.lengthOfStay,
    reservationId: draft.reservationId,
    internalNote: draft.internalNote,
    messageToCustomer: draft.messageToCustomer,
    customerFirstName: customer.firstName,
    customerLastName: customer.lastName,
    customerEmail: customer.email,
    customerPhone: customer.phone,
    customerLanguage: customer.language,
    customerCountry: customer.country,
    customerCompany: customer.companyName,
    customerSort: customerSortOf(customer),
    positions,
    positionType: positions[0]?.type ?? 'OTHER',
    startDate: days.map(({ from }) => from).sort()[0] ?? null,
    endDate:
      days
        .map(({ to }) => to)
        .sort()
        .at(-1) ?? null,
  } satisfies Partial<OrderRow>;
}

import type { OrderDraft } from '@deck/api/contract/orders';
import { getDays, type Position } from '@deck/api/contract/positions';
import { parseMoney, sum, toAmount } from '@deck/values';
import type { orders } from '../database/schema.ts';
import { toHash } from '../idempotency.ts';
import { getCustomerSort } from './search-text.ts';

type OrderRow = typeof orders.$inferSelect;

/**
 * A draft as columns of an order's row. The total is the sum of the positions. Its ID and its split link are
 * decided elsewhere.
 */
export function rowOfDraft({ externalId: _, split: __, ...draft }: OrderDraft) {
  const { currency, customer, appliedRate, positions: drafted, ...others } = draft;
  const { propertyId, paymentPolicy, lengthOfStay, reservationId, ...texts } = others;
  const { internalNote, messageToCustomer, ...forgotten } = texts;
  const { firstName, lastName, email, phone, language, country, companyName, ...unkept } = customer;
  // A forgotten field of an order or its customer does not compile; no other field reaches the row.
  forgotten satisfies Record<string, never>;
  unkept satisfies Record<string, never>;
  const positions: Position[] = drafted.map((position) => ({
    ...position,
    amount: toAmount(parseMoney(position.amount, currency)),
  }));
  const total = sum(
    currency,
    positions.map(({ amount }) => parseMoney(amount, currency)),
  );
  const days = positions.map(getDays).filter((one) => one !== undefined);
  return {
    propertyId,
    currency,
    total: total.minor,
    totalFigure: toAmount(total),
    paymentPolicy,
    lengthOfStay,
    reservationId,
    internalNote,
    messageToCustomer,
    rateAmount: appliedRate ? parseMoney(appliedRate.amount, currency).minor : null,
    ratePeriod: appliedRate?.period ?? null,
    customerFirstName: firstName,
    customerLastName: lastName,
    customerEmail: email,
    customerPhone: phone,
    customerLanguage: language,
    customerCountry: country,
    customerCompany: companyName,
    customerSort: getCustomerSort(customer),
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

/** A draft with all optional fields resolved. */
type WholeDraft = { [Field in keyof OrderDraft]-?: Exclude<OrderDraft[Field], undefined> };

/** The reverse: the editable fields of an order in the contract's form. */
export function draftOfRow(order: OrderRow): WholeDraft {
  const { currency, rateAmount, ratePeriod } = order;
  return {
    externalId: order.externalId,
    currency,
    propertyId: order.propertyId,
    paymentPolicy: order.paymentPolicy,
    appliedRate:
      rateAmount !== null && ratePeriod !== null
        ? { amount: toAmount({ minor: rateAmount, currency }), period: ratePeriod }
        : null,
    lengthOfStay: order.lengthOfStay,
    reservationId: order.reservationId,
    internalNote: order.internalNote,
    messageToCustomer: order.messageToCustomer,
    positions: order.positions,
    customer: {
      firstName: order.customerFirstName,
      lastName: order.customerLastName,
      email: order.customerEmail,
      phone: order.customerPhone,
      language: order.customerLanguage,
      country: order.customerCountry,
      companyName: order.customerCompany,
    },
    split: order.split,
  };
}

/**
 * A hash of an order's editable fields. Payments and their states do not count, so a payer does not disturb
 * an editor.
 */
export const getRevision = (order: OrderRow): string => toHash(draftOfRow(order)).slice(0, 16);

import type { Order } from '@deck/api/contract/orders';
import { getDays, type Position } from '@deck/api/contract/positions';
import { emptyPosition, type OrderForm, type PositionForm } from './order-form.ts';
import { amountOfStay, getLength } from './stay-price.ts';

/**
 * An order that exists, as the same form. It says what its rate is, but not of which position: where none is priced by
 * it, and several could be, it stands at none, and stays what it was.
 */
export function formOfOrder(order: Order): OrderForm {
  const { appliedRate, lengthOfStay } = order;
  const read = order.positions.map((position) => formOfPosition(position, order.propertyId));
  const rated = read.filter(({ type }) => type !== 'OTHER').map((position) => withRate(position, order));
  const [only, ...others] = rated;
  const bearer = rated.find(isPriced) ?? (others.length === 0 ? only : undefined);
  const positions = read.map((position) => (position.key === bearer?.key ? bearer : position));
  return {
    revision: order.revision,
    externalId: order.externalId,
    currency: order.currency,
    propertyId: order.propertyId,
    paymentPolicy: order.paymentPolicy,
    reservationId: order.reservationId,
    internalNote: order.internalNote,
    messageToCustomer: order.messageToCustomer,
    looseRate: bearer ? { appliedRate: null, lengthOfStay: null } : { appliedRate, lengthOfStay },
    positions,
    customer: { ...order.customer },
  };
}

function withRate(position: PositionForm, { appliedRate, lengthOfStay, currency }: Order): PositionForm {
  const rate = appliedRate?.amount ?? '';
  const length = lengthOfStay === null ? '' : String(lengthOfStay);
  const priced = amountOfStay({ rate, length }, currency) ?? '';
  return { ...position, rate, length, priced, ...(appliedRate && { period: appliedRate.period }) };
}

/** Whether it lasts as long as its length says, and costs what its rate comes to. */
function isPriced(position: PositionForm): boolean {
  const { rate, length, amount, priced } = position;
  const lasts = getLength(position);
  if (rate === '') return String(lasts) === length;
  return amount === priced && (lasts === undefined || String(lasts) === length);
}

function formOfPosition(position: Position, orderedAt: string): PositionForm {
  const { type, name, amount } = position;
  const days = getDays(position) ?? { from: '', to: '' };
  const common = { ...emptyPosition(type), name, amount, days };
  switch (position.type) {
    case 'ACCOMMODATION':
      return {
        ...common,
        people: String(position.guests),
        propertyId: position.propertyId === orderedAt ? '' : position.propertyId,
      };
    case 'FLIGHT':
      return {
        ...common,
        days: { from: position.departureDate, to: position.returnDate ?? '' },
        people: String(position.passengers),
        aircraft: position.aircraft,
        departurePoint: position.departurePoint,
        destination: position.destination,
      };
    case 'CAR':
      return {
        ...common,
        model: position.model,
        pickUpTime: position.pickUpTime,
        pickUpLocation: position.pickUpLocation,
        dropOffTime: position.dropOffTime,
        dropOffLocation: position.dropOffLocation,
      };
    default:
      return common;
  }
}

import type { Order } from '@deck/api/contract/orders';
import { daysOf, type Position } from '@deck/api/contract/positions';
import { emptyPosition, type OrderForm, type PositionForm } from './order-form.ts';

/** An order that exists, as the same form. Its rate stands at the first position that can have one. */
export function formOfOrder(order: Order): OrderForm {
  const { appliedRate, lengthOfStay } = order;
  const bearer = order.positions.findIndex(({ type }) => type !== 'OTHER');
  const positions = order.positions.map((position, index) => ({
    ...formOfPosition(position, order.propertyId),
    ...(index === bearer && {
      rate: appliedRate?.amount ?? '',
      ...(appliedRate && { period: appliedRate.period }),
      length: lengthOfStay === null ? '' : String(lengthOfStay),
    }),
  }));
  return {
    revision: order.revision,
    externalId: order.externalId,
    currency: order.currency,
    propertyId: order.propertyId,
    paymentPolicy: order.paymentPolicy,
    reservationId: order.reservationId,
    internalNote: order.internalNote,
    messageToCustomer: order.messageToCustomer,
    looseRate: bearer === -1 ? { appliedRate, lengthOfStay } : { appliedRate: null, lengthOfStay: null },
    positions,
    customer: { ...order.customer },
  };
}

function formOfPosition(position: Position, orderedAt: string): PositionForm {
  const { type, name, amount } = position;
  const days = daysOf(position) ?? { from: '', to: '' };
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

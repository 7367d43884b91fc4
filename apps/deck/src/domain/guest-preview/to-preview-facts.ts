import { countGuests, getPositionFacts } from '@deck/api/contract/position-facts';
import type { GuestFacts } from '@deck/guest';
import {
  instantIn,
  instantText,
  isDate,
  type Money,
  money,
  parseLifetime,
  parseMoney,
  subtract,
  toAmount,
  toEpoch,
} from '@deck/values';
import type { NewOrder, PreviewInput, PreviewPlace } from './preview-input.ts';
import { toCharger, toProperty } from './preview-place.ts';

/** What the guest's page would say if the form were sent now. */
export function toPreviewFacts(input: PreviewInput, place: PreviewPlace): GuestFacts {
  const property = toProperty(input, place);
  const order = toOrder(input, place);
  const { currency, conversion = null } = input;
  return {
    property,
    charger: toCharger(place),
    order,
    segments: toSegments(input, order),
    payment: {
      kind: toKind(input),
      amount: input.kind === 'CARD_REQUEST' ? null : input.amount,
      currency,
      scheme: input.scheme,
      label: input.label.trim(),
      state: input.state ?? (input.isInvoice ? 'AWAITING_TRANSFER' : 'OPEN'),
      url: input.url ?? null,
      expiresAt: getEnd(input, property.timezone, place.now),
      createdAt: input.createdAt ?? place.now,
      paidAt: null,
      captureAt: null,
      card: null,
      wallet: null,
      methodTitle: null,
      receiptNumber: null,
      approval: null,
      reason: null,
      conversion,
      staffNote: [input.staffNote, input.order?.messageToCustomer ?? '']
        .filter((text) => text.trim() !== '')
        .join('\n'),
    },
    methods: input.isInvoice ? [] : narrow(input.offered ?? place.methods, input.methods),
    transfer: null,
    next: [],
    now: place.now,
  };
}

/** As the server sorts links: an order of one thing without a date, paid at once, is a fast payment. */
function toKind({ kind, order, amount, conversion }: PreviewInput): GuestFacts['payment']['kind'] {
  const collected = conversion?.amount ?? amount;
  if (kind !== 'PAYMENT' || order === undefined || collected === null) return kind;
  const isOneThing = order.startDate === null && order.positions.length === 1;
  const { minor } = parseMoney(collected, order.currency);
  return isOneThing && minor === parseMoney(order.totalAmount, order.currency).minor ? 'FAST' : kind;
}

const narrow = (offered: PreviewPlace['methods'], chosen: readonly string[]) =>
  chosen.length === 0 ? offered : offered.filter(({ name }) => chosen.includes(name));

function toOrder(
  { order, newOrder, currency }: PreviewInput,
  { company }: PreviewPlace,
): GuestFacts['order'] {
  if (order === undefined) return toNewOrder(newOrder, currency);
  const { customer } = order;
  return {
    number: order.externalId,
    guestName: `${customer.firstName} ${customer.lastName}`.trim(),
    guestEmail: customer.email,
    currency: order.currency,
    total: order.totalAmount,
    startDate: order.startDate,
    endDate: order.endDate,
    guests: countGuests(order.positions),
    positions: company.showOrderDetails
      ? order.positions.map((one) => getPositionFacts(one, order.currency))
      : [],
    showsPositions: company.showOrderDetails,
  };
}

const toNewOrder = (order: NewOrder | undefined, currency: string): GuestFacts['order'] => ({
  number: order?.number ?? '',
  guestName: order?.guestName ?? '',
  guestEmail: order?.guestEmail ?? '',
  currency,
  total: order?.total ?? null,
  startDate: order && isDate(order.startDate) ? order.startDate : null,
  endDate: order && isDate(order.endDate) ? order.endDate : null,
  guests: null,
  positions: [],
  showsPositions: false,
});

/** The order's money once this payment asks for its part; a link that makes its own order asks for all of it. */
function toSegments(input: PreviewInput, order: GuestFacts['order']): GuestFacts['segments'] {
  const { currency, total } = order;
  if (total === null || input.kind === 'CARD_REQUEST') return null;
  const all = parseMoney(total, currency);
  const nothing = money(0n, currency);
  const paid = atMost(parseMoney(input.order?.paidAmount ?? '0', currency), all);
  const held = atMost(parseMoney(input.order?.heldAmount ?? '0', currency), subtract(all, paid));
  const open = subtract(subtract(all, paid), held);
  const collected = input.conversion?.amount ?? input.amount;
  const asked = collected === null ? nothing : atMost(parseMoney(collected, currency), open);
  return {
    paid: toAmount(paid),
    held: toAmount(held),
    asked: toAmount(asked),
    due: toAmount(subtract(open, asked)),
    paidAt: null,
    paidNote: '',
    dueBy: null,
  };
}

const atMost = (part: Money, whole: Money): Money => (part.minor > whole.minor ? whole : part);

const MINUTE = 60_000;

function getEnd(input: PreviewInput, timezone: string, now: string): string | null {
  if (input.expiresAt !== undefined) return input.expiresAt;
  if (input.dueDate !== undefined) {
    if (!isDate(input.dueDate)) return null;
    const last = instantIn(timezone, input.dueDate, '23:59');
    return last.ok ? last.instant : null;
  }
  if (input.lifetime === 'unlimited') return null;
  const minutes = parseLifetime(input.lifetime);
  if (minutes === undefined) throw new RangeError('The lifetime cannot be read yet');
  return instantText(toEpoch(input.sendAt ?? now) + minutes * MINUTE);
}

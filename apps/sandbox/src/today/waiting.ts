import type { WaitAct, Waiting, WaitReason } from '@deck/api/contract/today';
import type { Permission } from '@deck/api/vocabulary';
import { type CivilDate, instantText, today } from '@deck/values';
import { amountIn } from '../payments/order-balance.ts';

/** Something that waits, before its payment is read. */
export interface Found {
  readonly reason: WaitReason;
  /** Of the payment, the order or the currency it concerns. */
  readonly about: string;
  readonly endsAt: Date;
  /** Minor units. */
  readonly amount: bigint | null;
  readonly currency: string;
  readonly guest: string;
  readonly phone: string;
  readonly orderId: string | null;
  readonly orderExternalId: string | null;
  readonly startDate: CivilDate | null;
  readonly paymentId: string | null;
}

const acts: Readonly<Record<WaitReason, readonly [WaitAct, Permission]>> = {
  HOLD_ENDS: ['CAPTURE', 'PAYMENT_CAPTURE'],
  LINK_ENDS: ['SEND', 'ORDER_INSTANCE_EDIT'],
  LINK_RATE_ENDS: ['SEND', 'ORDER_INSTANCE_EDIT'],
  DECLINED: ['CALL', 'ORDER_INSTANCE_VIEW'],
  EXPIRED: ['CALL', 'ORDER_INSTANCE_VIEW'],
  NOT_ASKED: ['NEW_PAYMENT', 'ORDER_INSTANCE_EDIT'],
  RATE_ENDS: ['UPDATE_RATE', 'SETTINGS_EDIT'],
  RATE_MISSING: ['UPDATE_RATE', 'SETTINGS_EDIT'],
};

interface Viewer {
  readonly timezone: string;
  readonly permissions: ReadonlySet<Permission>;
}

/** What it says to the reader: the act only where they may do it, the phone only where they may open the order. */
export function toWaiting(found: Found, viewer: Viewer, now: Date): Omit<Waiting, 'payment'> {
  const { reason, about, endsAt, amount, currency, phone } = found;
  const [act, needs] = acts[reason];
  const may = viewer.permissions.has(needs);
  return {
    id: `${reason}-${about}`,
    reason,
    endsAt: instantText(endsAt.getTime()),
    endsToday: endsToday(found, viewer, now),
    act: may ? act : null,
    amount: amount === null ? null : amountIn(currency)(amount),
    currency,
    guest: found.guest,
    phone: act === 'CALL' && may ? phone : '',
    orderId: found.orderId,
    orderExternalId: found.orderExternalId,
    startDate: found.startDate,
  };
}

/** What has ended already counts as today: it still waits. */
export const endsToday = ({ endsAt }: Found, { timezone }: Pick<Viewer, 'timezone'>, now: Date): boolean =>
  today(timezone, instantText(endsAt.getTime())) <= today(timezone, instantText(now.getTime()));

const urgency: readonly WaitReason[] = [
  'HOLD_ENDS',
  'DECLINED',
  'EXPIRED',
  'LINK_ENDS',
  'LINK_RATE_ENDS',
  'NOT_ASKED',
  'RATE_MISSING',
  'RATE_ENDS',
];

/** What ends first comes first. A payment waits for one thing, and an order whose guest is asked again needs no call. */
export function sortWaiting(found: readonly Found[]): Found[] {
  const byUrgency = found.toSorted(
    (one, other) => urgency.indexOf(one.reason) - urgency.indexOf(other.reason),
  );
  const seen = new Set<string>();
  const isFirst = ({ paymentId }: Found) => {
    if (paymentId === null) return true;
    if (seen.has(paymentId)) return false;
    seen.add(paymentId);
    return true;
  };
  return byUrgency
    .filter(isFirst)
    .toSorted(
      (one, other) => one.endsAt.getTime() - other.endsAt.getTime() || (one.about < other.about ? -1 : 1),
    );
}

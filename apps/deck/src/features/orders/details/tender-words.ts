import type { Tender } from '@deck/api/contract/tenders';
import { cardLabel } from '@deck/api/rules';
import type { CardRequestStatus } from '@deck/api/vocabulary';
import type { BadgeProps } from '@deck/ui';

/** The colours of the specification: what was asked for in the accent, a saved card green, what came to nothing red. */
export const stateTones: Readonly<Record<CardRequestStatus, BadgeProps['tone']>> = {
  NEW: 'accent',
  REQUESTED: 'accent',
  TOKENIZED: 'success',
  REVOKE_REQUESTED: 'warning',
  EXPIRED: 'danger',
  REVOKED: 'danger',
  DUPLICATE: 'danger',
  ERROR: 'danger',
};

/** Somebody may still give a card. */
export const isAsked = ({ state }: Tender): boolean =>
  state === 'NEW' || state === 'REQUESTED' || state === 'REVOKE_REQUESTED';

/** Undefined while no card was given. */
export const cardName = ({ type, name }: Tender): string | undefined =>
  name === '' ? undefined : cardLabel({ type, number: name });

/** Month and two digits of the year, `08/28`. */
export function getExpiry({ expirationMonth, expirationYear }: Tender): string | undefined {
  if (expirationMonth === null || expirationYear === null) return undefined;
  return `${String(expirationMonth).padStart(2, '0')}/${String(expirationYear % 100).padStart(2, '0')}`;
}

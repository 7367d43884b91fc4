/** A part of a split order that this tab has begun to pay. It is reserved, so it counts as taken. */
export interface BegunPart {
  /** The address of its payment's page. */
  readonly link: string;
  /** A decimal string. */
  readonly amount: string;
}

const getName = (token: string): string => `deck-split-${token}`;

/** Stored in sessionStorage, if available. */
export function rememberBegun(token: string, part: BegunPart): void {
  try {
    sessionStorage.setItem(getName(token), JSON.stringify(part));
  } catch {
    return;
  }
}

export function begunPart(token: string): BegunPart | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(getName(token)) ?? 'null');
    return isPart(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

const isPart = (kept: unknown): kept is BegunPart =>
  typeof kept === 'object' &&
  kept !== null &&
  'link' in kept &&
  typeof kept.link === 'string' &&
  'amount' in kept &&
  typeof kept.amount === 'string';

/** What was sent last from a place. */
export interface Sent {
  /** The address or number it went to. */
  readonly to: string;
  /** When it went, an ISO instant. */
  readonly at: string;
  /** When the same may go to the same again, an ISO instant. Left out: at once. */
  readonly againAt?: string | undefined;
  /** It did not arrive, and will not. */
  readonly failed?: boolean | undefined;
}

export interface SendQuestion {
  /** The address or number in the field. */
  readonly value: string;
  readonly state: 'primary' | 'error' | 'success';
  readonly disabled: boolean;
  readonly sent: Sent | undefined;
  /** Milliseconds, as `Date.now()` counts. */
  readonly now: number;
}

/**
 * What the button may do. `blocked`: nothing to send to, or the field is in error or disabled. `waiting`: it went to
 * this address and may not go again yet. `again`: it went there before. Another address never waits.
 */
export type SendStep =
  | { readonly kind: 'ready' | 'again' | 'blocked' }
  | { readonly kind: 'waiting'; readonly seconds: number };

export function sendStep({ value, state, disabled, sent, now }: SendQuestion): SendStep {
  if (disabled || state === 'error' || value.trim() === '') return { kind: 'blocked' };
  if (sent === undefined || plain(sent.to) !== plain(value)) return { kind: 'ready' };
  const seconds = secondsLeft(sent, now);
  return seconds > 0 ? { kind: 'waiting', seconds } : { kind: 'again' };
}

/** A phone is the same whatever stands between its digits. */
function plain(to: string): string {
  const text = to.trim();
  return text.startsWith('+') ? text.replace(/[\s().-]/g, '') : text;
}

/** Whole seconds until it may go again, the begun one counted; 0 when it may. */
export function secondsLeft(sent: Sent | undefined, now: number): number {
  if (sent?.againAt === undefined) return 0;
  return Math.max(0, Math.ceil((Date.parse(sent.againAt) - now) / 1000));
}

/** `0:48`, `12:05`, `1:00:00`: the same in every language. */
export function getClock(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}

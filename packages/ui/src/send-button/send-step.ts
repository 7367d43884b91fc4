/** The last message sent from a form. */
export interface Sent {
  /** The recipient. */
  readonly to: string;
  /** When it was sent, an ISO instant. */
  readonly at: string;
  /** When the same recipient can get it again, an ISO instant. Undefined: immediately. */
  readonly againAt?: string | undefined;
  /** The delivery has failed permanently. */
  readonly failed?: boolean | undefined;
}

export interface SendQuestion {
  /** The recipient in the field. */
  readonly value: string;
  readonly state: 'primary' | 'error' | 'success';
  readonly disabled: boolean;
  readonly sent: Sent | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * The state of the button. `blocked`: no recipient, or the field has an error or is disabled. `waiting`: it
 * was sent to this recipient and must wait. `again`: it was sent to this recipient before. Another recipient
 * never waits.
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

/** Phones are equal if their digits are. */
function plain(to: string): string {
  const text = to.trim();
  return text.startsWith('+') ? text.replace(/[\s().-]/g, '') : text;
}

/** The seconds until it can be sent again, rounded up; 0 if now. */
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

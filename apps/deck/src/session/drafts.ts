import { sessionStore } from './session-store.ts';

/** What was typed into a form when the session ended. */
export interface Draft {
  /** When it was kept, in milliseconds since 1970. */
  readonly at: number;
  readonly values: unknown;
}

const PREFIX = 'DRAFT';
/** Names of fields that are never kept, whatever the form. */
const secretName = /pan$|card.?number|cvc|cvv|security.?code|password|passcode|pin$|secret|^code$|otp/i;
const cardLike = /\d(?:[ -]?\d){12,18}/g;

/** The forms on the screen, each with what is typed into it and would be lost. */
const open = new Map<string, () => unknown>();

/** From now on a form is kept when the session ends. `typed` gives undefined while nothing is. Returns how to stop. */
export function openForm(name: string, typed: () => unknown): () => void {
  open.set(name, typed);
  return () => {
    if (open.get(name) === typed) open.delete(name);
  };
}

/** Keeps what is typed into the open forms, for this person in this division, before they are sent to the sign-in. */
export function keepDrafts(): void {
  for (const [name, typed] of open) {
    const values = typed();
    if (values !== undefined) write(name, { at: Date.now(), values: withoutSecrets(values) });
  }
}

export function readDraft(name: string): Draft | undefined {
  try {
    const read: unknown = JSON.parse(sessionStorage.getItem(keyOf(name) ?? '') ?? 'null');
    return isDraft(read) ? read : undefined;
  } catch {
    return undefined;
  }
}

export function dropDraft(name: string): void {
  const key = keyOf(name);
  if (key) attempt(() => sessionStorage.removeItem(key));
}

/** What others have typed in this tab is nothing for the person who signs in now. */
export function dropDraftsOfOthers(userId: string): void {
  attempt(() => {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(`${PREFIX}/`) && !key.startsWith(`${PREFIX}/${userId}/`))
        sessionStorage.removeItem(key);
  });
}

/** The values without a card's number, a password or a code, wherever they were typed. */
export function withoutSecrets(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => withoutSecrets(each));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withoutSecrets(each, key)]));
  if (typeof value !== 'string') return value;
  return secretName.test(name) || holdsCardNumber(value) ? '' : value;
}

const holdsCardNumber = (text: string): boolean =>
  [...text.matchAll(cardLike)].some(([number]) => hasCheckDigit(number.replaceAll(/\D/g, '')));

/** The check of card numbers, after Luhn. */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

function write(name: string, draft: Draft): void {
  const key = keyOf(name);
  if (key) attempt(() => sessionStorage.setItem(key, JSON.stringify(draft)));
}

function keyOf(name: string): string | undefined {
  const standing = sessionStore.standing();
  return standing && `${PREFIX}/${standing.userId}/${standing.businessProfileId}/${name}`;
}

/** Session storage can be denied or full; nothing is then kept. */
function attempt(task: () => void): void {
  try {
    task();
  } catch {
    // A draft is a courtesy: without storage there is none.
  }
}

const isDraft = (read: unknown): read is Draft =>
  typeof read === 'object' &&
  read !== null &&
  'at' in read &&
  typeof read.at === 'number' &&
  'values' in read;

import type { DraftKind } from '@deck/api/vocabulary';
import { clock, hasCardNumber } from '@deck/values';
import { sessionStore } from './session-store.ts';

/** The form of a draft that the server keeps, and the draft it continues, if any. */
export interface ServerForm {
  readonly kind: DraftKind;
  readonly orderId: string | null;
  /** Saved under this key, however often it is tried. */
  readonly key: string;
  readonly draft?: { readonly id: string; readonly revision: number } | undefined;
}

/** What was typed into a form when the session ended. */
export interface Draft {
  /** When it was kept, in milliseconds since 1970. */
  readonly at: number;
  readonly values: unknown;
  /** Of a form whose drafts the server keeps: this copy waits in the browser until the server takes it. */
  readonly form?: ServerForm | undefined;
}

interface OpenForm {
  /** Gives undefined while nothing is typed. */
  readonly typed: () => unknown;
  readonly form?: (() => ServerForm) | undefined;
}

const PREFIX = 'DRAFT';
/** Names of fields that are never kept, whatever the form. */
const secretName = /pan$|card.?number|cvc|cvv|security.?code|password|passcode|pin$|secret|^code$|otp/i;

/** The forms on the screen, each with what is typed into it and would be lost. */
const open = new Map<string, OpenForm>();

/** Drafts the browser's storage does not take, by their keys: they last as long as the page is not loaded anew. */
const unstored = new Map<string, Draft>();

/**
 * From now on a form is kept when the session ends. `typed` gives undefined while nothing is. Returns how to stop.
 * @param form given if the server keeps its drafts
 */
export function openForm(name: string, typed: () => unknown, form?: () => ServerForm): () => void {
  const opened = { typed, form };
  open.set(name, opened);
  return () => {
    if (open.get(name) === opened) open.delete(name);
  };
}

/**
 * Keeps what is typed into the open forms, for this person in this division, before they are sent to the sign-in.
 * @returns whether all of it outlasts another loading of the page: storage can be denied or full
 */
export function keepDrafts(): boolean {
  const written = [...open].map(([name, { typed, form }]) => {
    const values = typed();
    if (values === undefined) return true;
    return write(name, { at: clock.now(), values: withoutSecrets(values), form: form?.() });
  });
  return written.every(Boolean);
}

export function readDraft(name: string): Draft | undefined {
  const key = getKey(name) ?? '';
  const kept = unstored.get(key);
  if (kept) return kept;
  try {
    const read: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isDraft(read) ? read : undefined;
  } catch {
    return undefined;
  }
}

/** The names of the copies that wait for the server, of this person in this division. */
export function waitingDrafts(): readonly string[] {
  const prefix = getKey('');
  if (prefix === undefined) return [];
  const keys = new Set(unstored.keys());
  attempt(() => {
    for (const key of Object.keys(sessionStorage)) keys.add(key);
  });
  return [...keys]
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length))
    .filter((name) => readDraft(name)?.form !== undefined);
}

export function dropDraft(name: string): void {
  const key = getKey(name) ?? '';
  unstored.delete(key);
  attempt(() => sessionStorage.removeItem(key));
}

/** What others have typed in this tab is nothing for the person who signs in now. */
export function dropDraftsOfOthers(userId: string): void {
  const isOfOthers = (key: string) => key.startsWith(`${PREFIX}/`) && !key.startsWith(`${PREFIX}/${userId}/`);
  for (const key of unstored.keys()) if (isOfOthers(key)) unstored.delete(key);
  attempt(() => {
    for (const key of Object.keys(sessionStorage)) if (isOfOthers(key)) sessionStorage.removeItem(key);
  });
}

/** The values without a card's number, a password or a code, wherever they were typed. */
export function withoutSecrets(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => withoutSecrets(each));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withoutSecrets(each, key)]));
  if (typeof value !== 'string') return value;
  return secretName.test(name) || hasCardNumber(value) ? '' : value;
}

/** Says whether it was stored. */
function write(name: string, draft: Draft): boolean {
  const key = getKey(name);
  if (key === undefined) return false;
  const isStored = attempt(() => sessionStorage.setItem(key, JSON.stringify(draft)));
  if (isStored) unstored.delete(key);
  else unstored.set(key, draft);
  return isStored;
}

function getKey(name: string): string | undefined {
  const identity = sessionStore.identity();
  return identity && `${PREFIX}/${identity.userId}/${identity.businessProfileId}/${name}`;
}

/** Session storage can be denied or full. Says whether it took it. */
function attempt(task: () => void): boolean {
  try {
    task();
    return true;
  } catch {
    return false;
  }
}

const isDraft = (read: unknown): read is Draft =>
  typeof read === 'object' &&
  read !== null &&
  'at' in read &&
  typeof read.at === 'number' &&
  'values' in read;

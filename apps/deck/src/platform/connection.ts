import { ApiError, type CallEvent, type ClientOptions, type Failure, NetworkError } from '@deck/api/client';
import { fetchTimed, followClock } from './clock.ts';
import { sendRead } from './repeat-reads.ts';
import { type FirstAnswer, firstAnswers } from './session/first-answers.ts';
import { sessionStore } from './session/session-store.ts';

type Listener = (event: CallEvent) => void;
const listeners = new Set<Listener>();

/** Listens to every call of this tab, to show waiting and failures. @returns a function that stops it */
export function onCall(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** @param listener also gets whether the caller shows the failure itself, so that no toast repeats it */
export function onFailure(listener: (failure: Failure<string>, isShown: boolean) => void): () => void {
  return onCall((event) => {
    if (event.kind === 'settled' && event.failure && !wasHeldBack(event.failure))
      listener(event.failure, event.isShown);
  });
}

/** A write that did not leave this tab, since another tab works for another division or person. */
class HeldBack extends Error {
  override readonly name = 'HeldBack';
}
const wasHeldBack = (failure: Failure<string>): boolean =>
  failure instanceof NetworkError && failure.cause instanceof HeldBack;

/** Whether a call changes nothing: a GET with a key makes something all the same. */
const isRead = ({ method, headers }: RequestInit): boolean =>
  method === 'GET' && !new Headers(headers).has('Idempotency-Key');

/** Nothing is written in the name of someone who no longer works here; the session itself may still be ended. */
export function mayLeave(url: string, init: RequestInit): boolean {
  return isRead(init) || url.startsWith('/auth/v1/session') || !sessionStore.isOutdated();
}

type Send = NonNullable<ClientOptions['fetch']>;

/** Speaks to the server by `send`. The division is the one of this tab's memory, never of the shared storage. */
export const connectionBy = (send: Send): ClientOptions => ({
  companyId: () => sessionStore.division(),
  apiKey: () => sessionStore.get()?.environment.dictionaryKey,
  fetch: (url, init) => (mayLeave(url, init) ? send(url, init) : Promise.reject(new HeldBack(url))),
  onEvent: (event) => {
    for (const listener of listeners) listener(event);
  },
});

/** The answer that is there already or on its way, else that of the network. */
export async function fetchUnlessGiven(
  given: FirstAnswer | undefined,
  url: string,
  init: RequestInit,
): Promise<Response> {
  if (!given) return fetchTimed(url, init);
  const answer = await given.answer;
  followClock(answer, given.askedAt);
  return answer;
}

/** How this tab speaks to the server. What came with the page is not asked for again; a write may make it untrue. */
export const connection = connectionBy((url, init) => {
  if (!isRead(init)) firstAnswers.forget();
  const companyId = new Headers(init.headers).get('Company-ID') ?? undefined;
  const send = (at: string, how: RequestInit) =>
    fetchUnlessGiven(firstAnswers.takeOfPage(at, companyId), at, how);
  return isRead(init) ? sendRead(send, url, init) : send(url, init);
});

/** The same for what takes long and says itself how far it is: nobody is asked whether they still wait. */
export function patientConnection(send: Send): ClientOptions {
  const { onEvent, ...rest } = connectionBy(send);
  return {
    ...rest,
    onEvent: (event) => {
      if (event.kind === 'settled') onEvent?.(event);
    },
  };
}

/** For calls without a user's press: they show no waiting, and of their failures only the end of the session. */
export const quietConnection: ClientOptions = {
  ...connection,
  onEvent: (event) => {
    const isOver =
      event.kind === 'settled' && event.failure instanceof ApiError && event.failure.status === 401;
    if (isOver) connection.onEvent?.(event);
  },
};

import type { CallEvent, ClientOptions, Failure } from '@deck/api/client';
import { sessionStore } from './session/session-store.ts';

type Listener = (event: CallEvent) => void;
const listeners = new Set<Listener>();

/** Hears every call of this tab: who shows waiting and who tells failures. Returns how to stop. */
export function onCall(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function onFailure(listener: (failure: Failure<string>) => void): () => void {
  return onCall((event) => {
    if (event.kind === 'settled' && event.failure) listener(event.failure);
  });
}

/** How this tab speaks to the server. The division is the one of this tab's memory, never of the shared storage. */
export const connection: ClientOptions = {
  companyId: () => sessionStore.division(),
  apiKey: () => sessionStore.get()?.environment.dictionaryKey,
  onEvent: (event) => {
    for (const listener of listeners) listener(event);
  },
};

/** Something went wrong inside the application, not in an answer of the server. */
export interface ErrorEvent {
  /** A key of the catalogue of errors. */
  readonly message: string;
  readonly params?: Readonly<Record<string, unknown>>;
  /** The current user is told unless this is false. */
  readonly notifyUser?: boolean;
  readonly cause?: unknown;
}

type Listener = (event: ErrorEvent) => void;

export interface ErrorEvents {
  emit(event: ErrorEvent): void;
  /** Hears every event. Returns how to stop. */
  subscribe(listener: Listener): () => void;
  /** Hears the events the current user is to be told of, while `onLogin` does not hold. Returns how to stop. */
  subscribeUser(listener: Listener, onLogin: () => boolean): () => void;
}

export function createErrorEvents(): ErrorEvents {
  const listeners = new Set<Listener>();
  const subscribe = (listener: Listener) => {
    const own: Listener = (event) => listener(event);
    listeners.add(own);
    return () => void listeners.delete(own);
  };
  return {
    emit: (event) => listeners.forEach((listener) => void listener(event)),
    subscribe,
    subscribeUser: (listener, onLogin) =>
      subscribe((event) => {
        if (event.notifyUser !== false && !onLogin()) listener(event);
      }),
  };
}

/** The application's one bus of internal errors. */
export const errorEvents = createErrorEvents();

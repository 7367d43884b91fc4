/** An error inside the application, not in an answer of the server. */
export interface ErrorEvent {
  /** A key of the catalogue of errors. */
  readonly message: string;
  readonly params?: Readonly<Record<string, unknown>>;
  /** Whether to notify the current user; true by default. */
  readonly notifyUser?: boolean;
  readonly cause?: unknown;
}

type Listener = (event: ErrorEvent) => void;

export interface ErrorEvents {
  emit(event: ErrorEvent): void;
  /** Listens to every event. Returns a function that unsubscribes. */
  subscribe(listener: Listener): () => void;
  /**
   * Listens to the events that notify the user, while `onLogin` is false. Returns a function that
   * unsubscribes.
   */
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

/** The application's only bus of internal errors. */
export const errorEvents = createErrorEvents();

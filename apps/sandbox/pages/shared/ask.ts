/** The result of a request: an answer, a refusal, or no usable answer. */
export type Reply<T> =
  | { readonly kind: 'answer'; readonly body: T }
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly code: string;
      /** A message key per field, by wire name. */
      readonly fields: Readonly<Record<string, string>>;
    }
  /** The connection or the server failed: nobody knows whether a write took effect. */
  | { readonly kind: 'lost' };

interface ErrorBody {
  readonly meta?: {
    readonly error?: {
      readonly code?: string;
      readonly params?: { readonly fields?: Record<string, string> };
    };
  };
}

/** Sends a request to the page's own server. It never throws and never retries. */
export async function ask<T>(path: string, body?: { readonly post: unknown }): Promise<Reply<T>> {
  try {
    const response = await fetch(path, {
      cache: 'no-store',
      ...(body && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body.post),
      }),
    });
    if (response.status >= 500) return { kind: 'lost' };
    const answer: unknown = await response.json();
    // The page is built with its server, so the types match the routes.
    if (response.ok) return { kind: 'answer', body: answer as T };
    const { code = '', params } = (answer as ErrorBody).meta?.error ?? {};
    return { kind: 'refused', status: response.status, code, fields: params?.fields ?? {} };
  } catch {
    return { kind: 'lost' };
  }
}

/** What came of a request: an answer, a refusal of the server, or nothing one could rely on. */
export type Reply<T> =
  | { readonly kind: 'answer'; readonly body: T }
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly code: string;
      /** A key of words per field, as the wire spells its name. */
      readonly fields: Readonly<Record<string, string>>;
    }
  /** The connection broke, or the server did: whether a write had its effect is unknown. */
  | { readonly kind: 'lost' };

interface ErrorBody {
  readonly meta?: {
    readonly error?: {
      readonly code?: string;
      readonly params?: { readonly fields?: Record<string, string> };
    };
  };
}

/** Asks the server that served the page. It never throws and never repeats a request by itself. */
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
    // The page is built together with the server it asks: shapes are the routes' own.
    if (response.ok) return { kind: 'answer', body: answer as T };
    const { code = '', params } = (answer as ErrorBody).meta?.error ?? {};
    return { kind: 'refused', status: response.status, code, fields: params?.fields ?? {} };
  } catch {
    return { kind: 'lost' };
  }
}

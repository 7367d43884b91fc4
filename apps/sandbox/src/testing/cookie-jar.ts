type Fetch = (url: string, init: RequestInit) => Promise<Response>;

interface CookieJar {
  readonly cookies: Map<string, string>;
  /** The Cookie header a browser would send. */
  text(): string;
  /** Sends a request with the stored cookies, and stores those of the answer. */
  readonly fetch: Fetch;
}

/** A browser's cookie handling, for calls without a browser. */
export function cookieJar(fetch: Fetch): CookieJar {
  const cookies = new Map<string, string>();
  const text = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return {
    cookies,
    text,
    fetch: async (url, init) => {
      const headers = new Headers(init.headers);
      if (cookies.size > 0) headers.set('cookie', text());
      const response = await fetch(url, { ...init, headers });
      for (const set of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
        if (/max-age=0/i.test(set)) cookies.delete(name);
        else cookies.set(name, value);
      }
      return response;
    },
  };
}

import { getResponse, type HttpHandler } from 'msw';

/**
 * A `fetch` with nothing behind it but mocks. It takes no service worker: nothing is registered, awaited or left over
 * for the next page, and what no mock answers is known at once.
 * @param unmocked hears of such a call, `GET /api/v1/orders`; it then fails as a lost connection does
 */
export function network(
  handlers: readonly HttpHandler[],
  unmocked: (call: string) => void,
): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const response = await getResponse([...handlers], request);
    if (response) return response;
    const call = `${request.method} ${new URL(request.url).pathname}`;
    unmocked(call);
    throw new TypeError(`No mock answers ${call}`);
  };
}

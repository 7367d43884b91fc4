import { getResponse, type HttpHandler } from 'msw';

/**
 * A `fetch` that only reaches mocks. It needs no service worker, so nothing is registered, awaited or left
 * over for the next page. A call without a mock fails immediately.
 * @param unmocked receives a call without a mock, `GET /api/v1/orders`; the call then fails like a lost
 * connection
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

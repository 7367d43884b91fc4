import { type HttpHandler, http } from 'msw';
import { routerPath } from '../core/contract.ts';
import type { Endpoint, ParsedArgs } from '../core/endpoint.ts';
import { failureAnswer, type Reply, readArgs, toAnswer } from '../server/answer.ts';

type Answered<T extends Endpoint> = Reply<T> | Response;
/**
 * An answer, or a function that creates it. Throw a `Refusal` to refuse; return a `Response` to violate the
 * contract on purpose.
 */
type Resolver<T extends Endpoint> = Answered<T> | Resolve<T>;
type Resolve<T extends Endpoint> = (
  args: ParsedArgs<T>,
  request: Request,
) => Answered<T> | Promise<Answered<T>>;

/** A mocked call on any origin, with the server's own parsing, validation and serialisation. */
export function mock<T extends Endpoint>(endpoint: T, resolver: Resolver<T>): HttpHandler {
  const method = endpoint.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
  return http[method](`*${routerPath(endpoint)}`, async ({ request, params }) => {
    try {
      const args = await readArgs(endpoint, request, params as Record<string, string>);
      const reply = typeof resolver === 'function' ? await (resolver as Resolve<T>)(args, request) : resolver;
      return reply instanceof Response ? reply : toAnswer(endpoint, reply);
    } catch (error) {
      return failureAnswer(error, (fault) => console.error(fault));
    }
  });
}

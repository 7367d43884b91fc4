import { mutationOptions, type QueryFilters, queryOptions } from '@tanstack/react-query';
import type { contract } from '../contract/index.ts';
import type { Args, Endpoint, Result } from '../core/endpoint.ts';
import type { Call, CallOptions, FailureOf, OptionsOf } from './client.ts';

type Read = Endpoint & { readonly method: 'GET'; readonly idempotencyKey: 'none' };
type ReadArgs<T extends Endpoint> = Record<never, never> extends Args<T> ? [args?: Args<T>] : [args: Args<T>];
/** The cache holds no undefined, so an answer without content is null there. */
type Cached<T> = T extends undefined ? null : T;

/** The call seen from inside these helpers, where its types are still open. */
const sender = <T extends Endpoint>(call: Call<T>) =>
  call as unknown as (args: Args<T> | undefined, options: CallOptions) => Promise<Result<T>>;

/**
 * Options of a query: `useQuery(query(api.orders.get, { id }))`. Its key is `[area, operation, args]`. A failed read is
 * not repeated by itself: each attempt would be told to the person, and the screen offers to try again.
 */
export function query<T extends Read>(call: Call<T>, ...[args]: ReadArgs<T>) {
  return queryOptions<Cached<Result<T>>, FailureOf<T>>({
    queryKey: [...call.key, args ?? {}],
    queryFn: async ({ signal }) => ((await sender(call)(args, { signal })) ?? null) as Cached<Result<T>>,
    retry: false,
  });
}

type Variables<T extends Endpoint> = Record<never, never> extends Args<T> ? Args<T> | undefined : Args<T>;
type Given<T extends Endpoint> = T['idempotencyKey'] extends 'required'
  ? [options: OptionsOf<T>]
  : [options?: OptionsOf<T>];

/**
 * Options of a mutation: `useMutation(mutation(api.orders.create, { idempotencyKey }))`. A write is never repeated and
 * never held back while offline: it fails at once, with the form intact.
 */
export function mutation<T extends Endpoint>(call: Call<T>, ...[options]: Given<T>) {
  return mutationOptions<Result<T>, FailureOf<T>, Variables<T>>({
    mutationKey: call.key,
    mutationFn: (args) => sender(call)(args, options ?? {}),
    retry: false,
    networkMode: 'always',
  });
}

/** Every query of some areas: `queryClient.invalidateQueries(inAreas('orders', 'payments'))` after money moved. */
export const inAreas = (...areas: (keyof typeof contract)[]): QueryFilters => ({
  predicate: ({ queryKey: [area] }) => areas.some((each) => each === area),
});

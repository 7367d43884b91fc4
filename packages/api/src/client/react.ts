import { mutationOptions, type QueryFilters, queryOptions } from '@tanstack/react-query';
import type { contract } from '../contract/index.ts';
import type { Args, Endpoint, Result } from '../core/endpoint.ts';
import type { Call, CallOptions, FailureOf, OptionsOf } from './client.ts';

type Read = Endpoint & { readonly method: 'GET'; readonly idempotencyKey: 'none' };
type ReadArgs<T extends Endpoint> = Record<never, never> extends Args<T> ? [args?: Args<T>] : [args: Args<T>];
/** TanStack Query's cache rejects undefined, so an answer without content becomes null. */
type Cached<T> = T extends undefined ? null : T;

/** The call as these helpers see it: its types are not narrowed yet. */
const sender = <T extends Endpoint>(call: Call<T>) =>
  call as unknown as (args: Args<T> | undefined, options: CallOptions) => Promise<Result<T>>;

/** A page says in its own place that what it was opened for does not exist: once, and nowhere else. */
const inItsPlace = { handledErrors: ['NOT_FOUND'] } satisfies CallOptions;

/**
 * Options of a query: `useQuery(query(api.orders.get, { id }))`. Its key is `[area, operation, args]`. A
 * failed read is not retried automatically, since each attempt would notify the user. The screen offers to
 * try again.
 */
export function query<T extends Read>(call: Call<T>, ...[args]: ReadArgs<T>) {
  return queryOptions<Cached<Result<T>>, FailureOf<T>>({
    queryKey: [...call.key, args ?? {}],
    queryFn: async ({ signal, client, queryKey }) => {
      const isFirst = client.getQueryData(queryKey) === undefined;
      const options = { signal, ...(isFirst && inItsPlace) };
      return ((await sender(call)(args, options)) ?? null) as Cached<Result<T>>;
    },
    retry: false,
  });
}

type Variables<T extends Endpoint> = Record<never, never> extends Args<T> ? Args<T> | undefined : Args<T>;
type Given<T extends Endpoint> = T['idempotencyKey'] extends 'required'
  ? [options: OptionsOf<T>]
  : [options?: OptionsOf<T>];

/**
 * Options of a mutation: `useMutation(mutation(api.orders.create, { idempotencyKey }))`. A write is never
 * retried and never paused while offline. It fails immediately, and the form keeps its values.
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

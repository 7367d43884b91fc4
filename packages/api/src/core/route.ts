/**
 * A route line is the exact wire: `GET /api/v1/orders/{payment-id}?page&get_orders_rq`. Types and values are
 * both parsed from it, so they cannot diverge.
 */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type RouteLine = `${Method} /${string}`;

/** The names in code for `get_orders_rq` and `send-now`: `getOrdersRq`, `sendNow`. */
type Camel<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? Camel<`${Head}_${Tail}`>
  : Name extends `${infer Head}_${infer Tail}`
    ? `${Head}${Capitalize<Camel<Tail>>}`
    : Name;

type Target<Line extends string> = Line extends `${string} ${infer Rest}` ? Rest : string;
type Split<Names extends string> = Names extends `${infer Head}&${infer Tail}` ? Head | Split<Tail> : Names;
type Braced<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Braced<Rest>
  : never;

export type MethodOf<Line extends string> = Line extends `${infer M extends Method} ${string}` ? M : Method;
export type PathOf<Line extends string> =
  Target<Line> extends `${infer Path}?${string}` ? Path : Target<Line>;
/** Names of the path's parameters, in camelCase. */
export type PathName<Line extends string> = Camel<Braced<PathOf<Line>>>;
/** Names of the query's parameters, in camelCase. */
export type QueryName<Line extends string> =
  Target<Line> extends `${string}?${infer Query}` ? Camel<Split<Query>> : never;

/** A parameter of a route line: its place and its names on the wire and in code. */
export interface Slot {
  readonly place: 'path' | 'query';
  readonly wire: string;
  readonly name: string;
}

const camel = (wire: string): string => wire.replace(/[-_]+(.)/g, (_, next: string) => next.toUpperCase());

export function parseRoute(line: string): { method: Method; path: string; slots: Slot[] } {
  const match = /^(GET|POST|PUT|DELETE) (\/[^?\s]*)(?:\?(\S+))?$/.exec(line);
  if (!match) throw new SyntaxError(`Not a route line: ${line}`);
  const [, method, path = '', query = ''] = match;
  const slot =
    (place: Slot['place']) =>
    (wire: string): Slot => ({ place, wire, name: camel(wire) });
  const inPath = [...path.matchAll(/\{([^}]+)\}/g)].map((found) => found[1] ?? '');
  return {
    method: method as Method,
    path,
    slots: [...inPath.map(slot('path')), ...query.split('&').filter(Boolean).map(slot('query'))],
  };
}

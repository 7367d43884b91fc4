import * as z from 'zod/mini';
import type { BearerType } from '../vocabulary/enums.ts';
import type { ErrorCode } from '../vocabulary/error-codes.ts';
import { integrationPermissions } from '../vocabulary/permissions.ts';
import {
  type Answer,
  type Binary,
  type Body,
  isMultipart,
  type Multipart,
  type Right,
  type Shape,
  type Text,
} from './body-types.ts';
import type { MethodOf, PathName, PathOf, QueryName, RouteLine, Slot } from './route.ts';
import { parseRoute } from './route.ts';

export {
  type Answer,
  type Binary,
  type Body,
  binary,
  getMultipart,
  isBinary,
  isByKey,
  isMultipart,
  isText,
  type Multipart,
  multipart,
  needsBody,
  type Right,
  type Shape,
  type Text,
  text,
} from './body-types.ts';

type Shapes = { readonly [name: string]: Shape };

/**
 * The schema decides how a path or query parameter is written. Numbers and booleans become words, an array
 * repeats the name, an object becomes JSON with snake_case keys. Everything else stays unchanged.
 */
export const param = {
  int: z.int().check(z.minimum(0)),
  flag: z.boolean(),
  list: z.array(z.string()),
  text: z.string(),
  json: <S extends Shape>(schema: S): S => schema,
};

/**
 * A page of a list. `totalElements` is exact unless `totalExact` is false; then it is a lower bound, and pages follow
 * until one is shorter than its size.
 */
export const page = <S extends Shape>(item: S) =>
  z.object({
    content: z.array(item),
    page: z.int(),
    size: z.int(),
    totalElements: z.int(),
    totalExact: z.boolean(),
    totalPages: z.int(),
  });

/** A parameter of an endpoint with its place on the wire and its schema. */
export interface Input extends Slot {
  readonly required: boolean;
  readonly schema: Shape;
}

/** Whether a call carries an `Idempotency-Key`: with it a repeated call is answered as the first one was. */
type IdempotencyKey = 'required' | 'none';

export interface Endpoint<
  Line extends string = string,
  P extends Shapes = Shapes,
  Q extends string = string,
  B extends Body | undefined = Body | undefined,
  A extends Answer | undefined = Answer | undefined,
  E extends ErrorCode = ErrorCode,
  K extends IdempotencyKey = IdempotencyKey,
> {
  readonly route: Line;
  readonly method: MethodOf<Line>;
  readonly path: PathOf<Line>;
  readonly inputs: readonly Input[];
  readonly summary: string;
  readonly description: string | undefined;
  readonly needs: Right;
  /** The integration tokens that open the call without a session: `Authorization: Bearer …`. */
  readonly tokens: readonly BearerType[];
  readonly params: P;
  readonly required: readonly Q[];
  readonly body: B;
  /** The body's name in the error for a missing body. */
  readonly bodyName: string;
  /** Absent: the answer has no content. */
  readonly response: A;
  readonly errors: readonly E[];
  /** Required where a call creates something or moves money; the program never repeats such a call by itself. */
  readonly idempotencyKey: K;
  /** The shape is ours: the product's rules name the call but not what it carries. */
  readonly notInSpec: boolean;
  /** What is given here stands in the documents; the rest is derived from the schemas, see `getExamples`. */
  readonly example: Example;
}

/** An example of a call in camelCase: parameters by name, body, answer. */
export interface Example {
  readonly args?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly response?: unknown;
}

interface EndpointOptions<
  Line extends string,
  P extends Shapes,
  Q extends string,
  B extends Body | undefined,
  A extends Answer | undefined,
  E extends ErrorCode,
  K extends IdempotencyKey,
> {
  readonly summary: string;
  readonly description?: string;
  readonly needs: Right;
  /** By default DECK where `needs` is one of its permissions, and none elsewhere. */
  readonly tokens?: readonly BearerType[];
  /** Schemas by camelCase name. A name without a schema is a string. */
  readonly params?: P & { readonly [K in Exclude<keyof P, PathName<Line> | QueryName<Line>>]: never };
  /** Required query parameters. Path parameters are always required. */
  readonly required?: readonly Q[];
  readonly body?: B;
  readonly bodyName?: string;
  readonly response?: A;
  readonly errors?: readonly E[];
  readonly idempotencyKey?: K;
  readonly notInSpec?: true;
  readonly example?: ExampleOf<NoInfer<Line>, NoInfer<P>, NoInfer<B>, NoInfer<A>>;
}

/** An example with the schemas' types: input for arguments and body, output for the response. */
interface ExampleOf<Line extends string, P extends Shapes, B, A> {
  readonly args?: { readonly [K in PathName<Line> | QueryName<Line>]?: z.input<SchemaOf<P, K>> };
  readonly body?: B extends Shape ? z.input<B> : B extends Text ? string : never;
  readonly response?: A extends Shape ? z.output<A> : never;
}

export function endpoint<
  const Line extends RouteLine,
  P extends Shapes = Record<never, never>,
  const Q extends QueryName<Line> = never,
  B extends Body | undefined = undefined,
  A extends Answer | undefined = undefined,
  const E extends ErrorCode = never,
  const K extends IdempotencyKey = 'none',
>(route: Line, options: EndpointOptions<Line, P, Q, B, A, E, K>): Endpoint<Line, P, Q, B, A, E, K> {
  const { method, path, slots } = parseRoute(route);
  const params: Shapes = options.params ?? {};
  const required: readonly string[] = options.required ?? [];
  const body = options.body;
  const inputs = slots.map((slot) => ({
    ...slot,
    required: slot.place === 'path' || required.includes(slot.name),
    schema: params[slot.name] ?? z.string(),
  }));
  const built: Endpoint = {
    route,
    method,
    path,
    inputs,
    summary: options.summary,
    description: options.description,
    needs: options.needs,
    tokens: options.tokens ?? (isForIntegrations(options.needs) ? ['DECK'] : []),
    params,
    required,
    body,
    bodyName: options.bodyName ?? (isMultipart(body) ? body.field : 'body'),
    response: options.response,
    errors: options.errors ?? [],
    idempotencyKey: options.idempotencyKey ?? 'none',
    notInSpec: options.notInSpec ?? false,
    example: options.example ?? {},
  };
  // The literal types of the line and the options were lost on the way through plain values.
  return built as Endpoint<Line, P, Q, B, A, E, K>;
}

const isForIntegrations = (needs: Right): boolean => integrationPermissions.some((one) => one === needs);

/** A contract: areas of endpoints by their names in code. */
export type Area = { readonly [operation: string]: Endpoint };
export type Contract = { readonly [area: string]: Area };

type Word = z.ZodMiniString<string>;
type Flat<T> = { [K in keyof T]: T[K] } & {};
type SchemaOf<P, K> = K extends keyof P ? (P[K] extends Shape ? P[K] : Word) : Word;
type BodyArg<B, Side extends 'input' | 'output'> = B extends z.ZodMiniOptional
  ? { readonly body?: Side extends 'input' ? z.input<B> : z.output<B> }
  : B extends Shape
    ? { readonly body: Side extends 'input' ? z.input<B> : z.output<B> }
    : B extends Multipart
      ? { readonly body: File }
      : B extends Text
        ? { readonly body: string }
        : unknown;

type ArgsOn<T extends Endpoint, Side extends 'input' | 'output'> =
  T extends Endpoint<infer Line, infer P, infer Q, infer B>
    ? Flat<
        {
          readonly [K in PathName<Line> | Q]: Side extends 'input'
            ? z.input<SchemaOf<P, K>>
            : z.output<SchemaOf<P, K>>;
        } & {
          readonly [K in Exclude<QueryName<Line>, Q>]?:
            | (Side extends 'input' ? z.input<SchemaOf<P, K>> : z.output<SchemaOf<P, K>>)
            | undefined;
        } & BodyArg<B, Side>
      >
    : never;

/** The arguments of a caller: path and query parameters and `body`, flat, in camelCase. */
export type Args<T extends Endpoint> = ArgsOn<T, 'input'>;
/** The arguments of a handler, after the schemas ran. */
export type ParsedArgs<T extends Endpoint> = ArgsOn<T, 'output'>;
/** The answer a caller receives. */
export type Result<T extends Endpoint> = T['response'] extends Shape
  ? z.output<T['response']>
  : T['response'] extends Binary
    ? Blob
    : undefined;
/** The error codes the contract declares for an endpoint. */
export type RefusalCode<T extends Endpoint> = T['errors'][number];

import * as z from 'zod/mini';
import { toSnake, toSnakeKey } from '../core/case.ts';
import type { Shape } from '../core/endpoint.ts';

export type Schemas = Readonly<Record<string, JsonSchema>>;

/** The parts of JSON Schema the documents read. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly $defs?: Schemas;
  /** zod writes a nullable string as `['string', 'null']`. */
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly properties?: Schemas;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly prefixItems?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly additionalProperties?: JsonSchema | boolean;
  readonly propertyNames?: JsonSchema;
}

/**
 * A schema on the wire: keys in snake_case. `input` is the request, `output` the response. A response may get further
 * fields later, so nothing says that it has no others.
 * @param ids names shapes, which then stand once under `$defs`
 */
export function wireSchema(
  shape: Shape,
  io: 'input' | 'output',
  ids: ReadonlyMap<Shape, string> = new Map(),
): JsonSchema {
  const {
    $schema: _,
    '~standard': __,
    ...schema
  } = z.toJSONSchema(shape, {
    io,
    unrepresentable: 'any',
    metadata: new NamedShapes(ids),
    override: ({ jsonSchema }) => {
      if (io === 'output' && jsonSchema.additionalProperties === false)
        delete jsonSchema.additionalProperties;
    },
  });
  return snakeSchema(schema) as JsonSchema;
}

/** The descriptions of all shapes, and the names of some. */
class NamedShapes extends z.core.$ZodRegistry<z.core.JSONSchemaMeta> {
  readonly #ids: ReadonlyMap<Shape, string>;

  constructor(ids: ReadonlyMap<Shape, string>) {
    super();
    this.#ids = ids;
  }

  override get<S extends Shape>(shape: S) {
    const id = this.#ids.get(shape);
    return { ...z.globalRegistry.get(shape), ...(id === undefined ? {} : { id }) };
  }
}

function snakeSchema(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(snakeSchema);
  if (typeof schema !== 'object' || schema === null) return schema;
  const keys = (value: unknown) =>
    Array.isArray(value) ? value.map((key) => toSnakeKey(String(key))) : value;
  const renamed = Object.entries(schema).map(([word, value]): [string, unknown] => {
    switch (word) {
      case 'properties':
        return [word, mapped(value, toSnakeKey)];
      case '$defs':
        return [word, mapped(value, (name) => name)];
      case 'required':
        return [word, keys(value)];
      case 'propertyNames':
        return [word, { ...value, enum: keys(value.enum) }];
      case 'default':
      case 'examples':
        return [word, toSnake(value)];
      case 'enum':
      case 'const':
        return [word, value];
      default:
        return [word, snakeSchema(value)];
    }
  });
  return Object.fromEntries(renamed);
}

const mapped = (schemas: object, rename: (key: string) => string) =>
  Object.fromEntries(Object.entries(schemas).map(([key, schema]) => [rename(key), snakeSchema(schema)]));

/**
 * What a reference names, and the schemas left after following it: a shape with parts is followed once, which ends
 * recursion.
 */
export function follow(ref: string, schemas: Schemas): { target: JsonSchema | undefined; others: Schemas } {
  const name = ref.slice(ref.lastIndexOf('/') + 1);
  const target = schemas[name];
  if (target === undefined || !isDeep(target)) return { target, others: schemas };
  const { [name]: _, ...others } = schemas;
  return { target, others };
}

/** Whether a schema has schemas inside it. */
export const isDeep = (schema: JsonSchema): boolean =>
  Boolean(schema.$ref ?? schema.properties ?? schema.items ?? schema.anyOf ?? schema.oneOf);

import * as z from 'zod/mini';
import { toCamel, toSnake, toSnakeKey } from '../core/case.ts';
import type { Shape } from '../core/endpoint.ts';
import { check } from '../core/schema.ts';

export type Schemas = Readonly<Record<string, JsonSchema>>;

/** The parts of JSON Schema the documents read. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly $defs?: Schemas;
  /** zod writes a nullable string as `['string', 'null']`. */
  readonly type?: string | readonly string[];
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
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly additionalProperties?: JsonSchema | boolean;
  readonly propertyNames?: JsonSchema;
}

/** A schema as it is on the wire: keys in snake_case. `input` is what is sent, `output` what is answered. */
export function wireSchema(shape: Shape, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, '~standard': __, ...schema } = z.toJSONSchema(shape, { io, unrepresentable: 'any' });
  return snakeSchema(schema) as JsonSchema;
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

/** Believable values by the wire name of a string; the first that fits. */
const samples: readonly (readonly [RegExp, string])[] = [
  [/currency$/, 'EUR'],
  [/email$/, 'eleni@example.com'],
  [/phone$/, '+302101234567'],
  [/(amount|total|paid|refunded|held|charged|captured|balance)$/, '1234.50'],
  [/rate$/, '1.0842'],
  [/(^at|_at|until|start|end)$/, '2026-11-20T10:00:00Z'],
  [/(check_out|to|end_date|return_date|drop_off_date)$/, '2026-11-22'],
  [/(check_in|from|date|day)$/, '2026-11-20'],
  [/time$/, '10:30'],
  [/lifetime$/, 'P1DT2H'],
  [/zone$/, 'Europe/Athens'],
  [/(language|locale)$/, 'en'],
  [/country$/, 'GR'],
  [/(url|link)$/, 'https://pay.example.com/l/7Hq2'],
  [/password$/, 'olive-tree-27'],
  [/code$/, '123456'],
  [/(^|_)id$/, 'A-1042'],
  [/first_name$/, 'Eleni'],
  [/last_name$/, 'Papadaki'],
  [/name$/, 'Kalypso Bay Resort'],
];

const singular = (name: string): string => name.replace(/ies$/, 'y').replace(/s$/, '');

/** The name a reference ends with, and the schemas that remain once it was followed: a shape within itself ends there. */
export function follow(ref: string, schemas: Schemas): { target: JsonSchema | undefined; others: Schemas } {
  const name = ref.slice(ref.lastIndexOf('/') + 1);
  const { [name]: target, ...others } = schemas;
  return { target, others };
}

function draft(schema: JsonSchema, name: string, schemas: Schemas): unknown {
  const { $ref, anyOf, oneOf, properties, items } = schema;
  if ($ref) {
    const { target, others } = follow($ref, schemas);
    return target && draft(target, name, others);
  }
  const given = [schema.const, schema.examples?.[0], schema.default, schema.enum?.[0]].find(
    (each) => each !== undefined,
  );
  if (given !== undefined) return given;
  const [variant] = anyOf ?? oneOf ?? [];
  if (variant) return draft(variant, name, schemas);
  if (properties)
    return Object.fromEntries(
      Object.entries(properties).map(([key, each]) => [key, draft(each, key, schemas)]),
    );
  switch ([schema.type].flat()[0]) {
    case 'array':
      return [items && draft(items, singular(name), schemas)].filter((item) => item !== undefined);
    case 'object':
      return {};
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1);
    case 'string':
      return samples.find(([words]) => words.test(name))?.[1] ?? 'Sea view, late arrival';
    default:
      return null;
  }
}

/** An example as it goes over the wire, only if the schema itself accepts it. */
export function exampleOf(shape: Shape, schema: JsonSchema): unknown {
  const example = draft(schema, '', schema.$defs ?? {});
  return 'value' in check(shape, toCamel(example), 'example') ? example : undefined;
}

/** A schema whose own definitions are moved to `schemas`, under names that begin with `prefix`, and what is left of it. */
export function hoisted(schema: JsonSchema, prefix: string, schemas: Record<string, JsonSchema>): JsonSchema {
  const relinked = <T>(value: T): T =>
    JSON.parse(JSON.stringify(value).replaceAll('"#/$defs/', `"#/components/schemas/${prefix}.`));
  const { $defs = {}, ...rest } = schema;
  for (const [name, each] of Object.entries($defs)) schemas[`${prefix}.${name}`] = relinked(each);
  return relinked(rest);
}

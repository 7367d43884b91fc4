import * as z from 'zod/mini';
import { toCamel, toSnake, toSnakeKey } from '../core/case.ts';
import type { Shape } from '../core/endpoint.ts';
import { check } from '../core/schema.ts';

/** The parts of JSON Schema the documents read. */
export interface JsonSchema {
  readonly type?: string;
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
  readonly properties?: Readonly<Record<string, JsonSchema>>;
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

function draft(schema: JsonSchema, name: string): unknown {
  const { type, anyOf, oneOf, properties } = schema;
  const [given] = [schema.const, schema.examples?.[0], schema.default, schema.enum?.[0]].filter(
    (each) => each !== undefined,
  );
  if (given !== undefined) return given;
  const [variant] = anyOf ?? oneOf ?? [];
  if (variant) return draft(variant, name);
  if (properties)
    return Object.fromEntries(Object.entries(properties).map(([key, each]) => [key, draft(each, key)]));
  switch (type) {
    case 'array':
      return schema.items ? [draft(schema.items, name.replace(/s$/, ''))] : [];
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
  const example = draft(schema, '');
  return 'value' in check(shape, toCamel(example), 'example') ? example : undefined;
}

import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { contract } from '../contract/index.ts';
import { toCamelKey, toSnakeKey } from './case.ts';
import { getEntries } from './contract.ts';
import { type Endpoint, isBinary, isMultipart, isText, type Shape } from './endpoint.ts';
import { bare } from './schema.ts';

const entries = getEntries(contract);

const toBody = ({ body }: Endpoint): Shape[] => (body && !isText(body) && !isMultipart(body) ? [body] : []);
const toAnswer = ({ response }: Endpoint): Shape[] => (response && !isBinary(response) ? [response] : []);

/** A schema and all schemas nested in it. */
function inside(shape: Shape, seen = new Set<Shape>()): Set<Shape> {
  if (seen.has(shape)) return seen;
  seen.add(shape);
  const visit = (value: unknown): void => {
    if (value instanceof z.core.$ZodType) inside(value, seen);
    else if (Array.isArray(value)) value.forEach(visit);
    else if (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype)
      Object.values(value).forEach(visit);
  };
  visit({ ...shape._zod.def });
  return seen;
}

/** Every key in the contract: of objects, and of records with a fixed set of keys. */
function getKeys(shape: Shape): string[] {
  return [...inside(shape)].flatMap((each) => {
    const def = each._zod.def as z.core.$ZodTypeDef & { shape?: object; keyType?: Shape };
    if (def.type === 'object') return Object.keys(def.shape ?? {});
    if (def.type === 'record' && def.keyType) return [...(def.keyType._zod.values ?? [])].map(String);
    return [];
  });
}

describe('the contract', () => {
  it('has calls, and no two with the same route', () => {
    const lines = entries.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`);
    expect(lines.length).toBeGreaterThan(10);
    expect(new Set(lines).size).toBe(lines.length);
  });

  it.each(entries)('$name: every key survives the round trip to the wire', ({ endpoint }) => {
    const shapes = [
      ...endpoint.inputs.map((input) => input.schema),
      ...toBody(endpoint),
      ...toAnswer(endpoint),
    ];
    const keys = shapes.flatMap(getKeys);
    expect(keys.filter((key) => toCamelKey(toSnakeKey(key)) !== key)).toEqual([]);
    const isData = (key: string) => /^[A-Z][A-Z0-9_]*$/.test(key);
    expect(keys.filter((key) => !isData(key) && !/^[a-z0-9_]+$/.test(toSnakeKey(key)))).toEqual([]);
  });

  it.each(entries)('$name: keys that are data cannot be taken for names', ({ endpoint }) => {
    const open = [...toBody(endpoint), ...toAnswer(endpoint)]
      .flatMap((shape) => [...inside(shape)])
      .map((each) => (each._zod.def as z.core.$ZodTypeDef & { keyType?: Shape }).keyType)
      .filter((key) => key !== undefined && !key._zod.values);
    expect(open.filter((key) => key && z.safeParse(key, 'some_key').success)).toEqual([]);
  });

  it.each(entries)('$name: the response schema transforms nothing', ({ endpoint }) => {
    const transforming = ['transform', 'pipe', 'default', 'prefault', 'catch'];
    const types = toAnswer(endpoint).flatMap((shape) => [...inside(shape)].map((each) => each._zod.def.type));
    expect(types.filter((type) => transforming.includes(type))).toEqual([]);
  });

  it.each(entries)('$name: parameters survive the round trip through a query', ({ endpoint }) => {
    const writable = ['string', 'enum', 'literal', 'number', 'boolean', 'array', 'object', 'record', 'union'];
    const types = endpoint.inputs.map((input) => bare(input.schema)._zod.def.type);
    expect(types.filter((type) => !writable.includes(type))).toEqual([]);
  });
});

import { follow, isDeep, type JsonSchema, type Schemas } from './json-schema.ts';

/** A row of a shape's table. */
export interface FieldRow {
  /** `positions[].check_in` */
  readonly path: string;
  readonly type: string;
  readonly required: boolean;
  readonly description?: string | undefined;
}

/** A shape as rows, a row per field, nested fields by path. `schemas` resolves its references. */
export function fieldRows(shape: JsonSchema, schemas: Schemas = {}, path = '', required = true): FieldRow[] {
  const { schema, others } = open(shape, schemas);
  if (schema.$ref) return [];
  if (schema.anyOf ?? schema.oneOf) return variantRows(schema, others, path, required);
  const items = schema.items && open(schema.items, others);
  const type = typeName(items ? { ...schema, items: items.schema } : schema);
  const { description } = schema;
  const own = path === '' ? [] : [{ path, type, required, description }];
  if (schema.properties) {
    const inside = Object.entries(schema.properties).flatMap(([key, each]) =>
      fieldRows(each, others, path === '' ? key : `${path}.${key}`, schema.required?.includes(key) ?? false),
    );
    return [...own, ...inside];
  }
  if (items && isDeep(items.schema))
    return [
      ...own,
      ...fieldRows(items.schema, items.others, `${path}[]`).filter((row) => row.path !== `${path}[]`),
    ];
  if (items) return own.map((row) => ({ ...row, description: description ?? items.schema.description }));
  return own.length > 0 ? own : [{ path: '(value)', type, required }];
}

/**
 * What a reference stands for, with both descriptions, and the schemas left after following it. A reference to a shape
 * that is around already stays, which ends recursion.
 */
function open(shape: JsonSchema, schemas: Schemas): { schema: JsonSchema; others: Schemas } {
  const { $ref, description: own, ...rest } = shape;
  if ($ref === undefined) return { schema: shape, others: schemas };
  const { target, others } = follow($ref, schemas);
  if (target === undefined) return { schema: shape, others };
  const named = target.description ?? '';
  const description = own?.endsWith(named) ? own : [own, named].filter(Boolean).join(' ');
  return open({ ...target, ...rest, ...(description && { description }) }, others);
}

function variantRows(schema: JsonSchema, schemas: Schemas, path: string, required: boolean): FieldRow[] {
  const variants = (schema.anyOf ?? schema.oneOf ?? []).map((each) => open(each, schemas));
  const shapes = variants.filter((each) => each.schema.type !== 'null');
  const [only] = shapes;
  const orNull = shapes.length < variants.length ? ' or null' : '';
  if (shapes.length === 1 && only)
    return fieldRows(only.schema, only.others, path, required).map((row) =>
      row.path === path
        ? { ...row, type: row.type + orNull, description: schema.description ?? row.description }
        : row,
    );
  if (!shapes.some((each) => isDeep(each.schema))) {
    const type = shapes.map((each) => typeName(each.schema)).join(' or ') + orNull;
    return [{ path, type, required, description: schema.description }];
  }
  const rows = shapes.flatMap((each) => fieldRows(each.schema, each.others, path, required));
  // A field shared by several variants is listed once. The discriminator lists its values.
  const types = Map.groupBy(rows, (row) => row.path);
  return [...types].map(([shared, same]) => ({
    path: shared,
    type: [...new Set(same.map((row) => row.type))].join(' or '),
    required: same.length >= shapes.length && same.every((row) => row.required),
    description: same.find((row) => row.description)?.description,
  }));
}

function typeName(schema: JsonSchema): string {
  const { type, items } = schema;
  if (schema.const !== undefined) return String(schema.const);
  if (schema.enum) return schema.enum.map(String).join(' | ');
  if (typeof type === 'object') return type.map((each) => typeName({ ...schema, type: each })).join(' or ');
  if (type === 'array')
    return items ? `list of ${items.properties || items.$ref ? 'objects' : typeName(items)}` : 'list';
  if (type === 'string') return [schema.format ?? 'text', getLength(schema)].filter(Boolean).join(', ');
  return type ?? (schema.anyOf || schema.oneOf ? 'one of several' : 'anything');
}

const getLength = ({ maxLength }: JsonSchema): string =>
  maxLength === undefined ? '' : `at most ${maxLength}`;

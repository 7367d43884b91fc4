import { follow, type JsonSchema, type Schemas } from './json-schema.ts';

/** A row of a shape's table. */
export interface FieldRow {
  /** `positions[].check_in` */
  readonly path: string;
  readonly type: string;
  readonly required: boolean;
  readonly description?: string | undefined;
}

/** A shape as rows, a row per field, nested fields by path. `schemas` resolves its references. */
export function fieldRows(schema: JsonSchema, schemas: Schemas = {}, path = '', required = true): FieldRow[] {
  if (schema.$ref) {
    const { target, others } = follow(schema.$ref, schemas);
    return target ? fieldRows(target, others, path, required) : [];
  }
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants) return variantRows(variants, schemas, path, required);
  const { description } = schema;
  const own = path === '' ? [] : [{ path, type: typeName(schema), required, description }];
  if (schema.properties) {
    const inside = Object.entries(schema.properties).flatMap(([key, each]) =>
      fieldRows(each, schemas, path === '' ? key : `${path}.${key}`, schema.required?.includes(key) ?? false),
    );
    return [...own, ...inside];
  }
  if (schema.items && isDeep(schema.items))
    return [
      ...own,
      ...fieldRows(schema.items, schemas, `${path}[]`).filter((row) => row.path !== `${path}[]`),
    ];
  if (schema.items)
    return own.map((row) => ({ ...row, description: description ?? schema.items?.description }));
  return own.length > 0 ? own : [{ path: '(value)', type: typeName(schema), required }];
}

function variantRows(
  variants: readonly JsonSchema[],
  schemas: Schemas,
  path: string,
  required: boolean,
): FieldRow[] {
  const shapes = variants.filter((each) => each.type !== 'null');
  const [only] = shapes;
  const orNull = shapes.length < variants.length ? ' or null' : '';
  if (shapes.length === 1 && only)
    return fieldRows(only, schemas, path, required).map((row) =>
      row.path === path ? { ...row, type: row.type + orNull } : row,
    );
  if (!shapes.some(isDeep)) return [{ path, type: shapes.map(typeName).join(' or ') + orNull, required }];
  const rows = shapes.flatMap((each) => fieldRows(each, schemas, path, required));
  // A field shared by several variants is listed once. The discriminator lists its values.
  const types = Map.groupBy(rows, (row) => row.path);
  return [...types].map(([shared, same]) => ({
    path: shared,
    type: [...new Set(same.map((row) => row.type))].join(' or '),
    required: same.length >= shapes.length && same.every((row) => row.required),
    description: same.find((row) => row.description)?.description,
  }));
}

const isDeep = (schema: JsonSchema): boolean =>
  Boolean(schema.$ref ?? schema.properties ?? schema.items ?? schema.anyOf ?? schema.oneOf);

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

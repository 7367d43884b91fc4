import type { Content, OpenApiDocument, Operation, Parameter } from './document-shape.ts';
import type { JsonSchema } from './json-schema.ts';

/** Gets a schema and the key under which it stands: `check_in`. */
export type Change = (schema: JsonSchema, key: string) => JsonSchema;

/** The document with every schema changed, each after its parts. A named schema itself stays: only its parts change. */
export function mapSchemas(document: OpenApiDocument, change: Change): OpenApiDocument {
  const { schemas } = document.components;
  return {
    ...document,
    paths: mapOperations(document.paths, (operation) => mapOperation(operation, change)),
    ...(document.webhooks && {
      webhooks: mapValues(document.webhooks, ({ post }) => ({ post: mapOperation(post, change) })),
    }),
    components: {
      ...document.components,
      schemas: mapValues(schemas, (schema, name) => mapParts(schema, change, name)),
    },
  };
}

export const mapValues = <From, To>(
  record: Readonly<Record<string, From>>,
  change: (value: From, key: string) => To,
): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]));

export const mapOperations = <To>(
  paths: OpenApiDocument['paths'],
  change: (operation: Operation) => To,
): Record<string, Record<string, To>> => mapValues(paths, (methods) => mapValues(methods, change));

type Call = Pick<Operation, 'operationId' | 'parameters' | 'requestBody' | 'responses'>;

function mapOperation<Of extends Call>(operation: Of, change: Change): Of {
  const { operationId, parameters, requestBody, responses } = operation;
  return {
    ...operation,
    parameters: parameters.map((parameter) => mapParameter(parameter, change)),
    ...(requestBody && {
      requestBody: {
        ...requestBody,
        content: mapContent(requestBody.content, change, `${operationId}.body`),
      },
    }),
    responses: mapValues(responses, (answer) => ({
      ...answer,
      ...(answer.content && { content: mapContent(answer.content, change, `${operationId}.answer`) }),
    })),
  };
}

const mapParameter = (parameter: Parameter, change: Change): Parameter => ({
  ...parameter,
  ...(parameter.schema && { schema: mapSchema(parameter.schema, change, parameter.name) }),
  ...(parameter.content && { content: mapContent(parameter.content, change, parameter.name) }),
});

const mapContent = (content: Content, change: Change, key: string): Content =>
  mapValues(content, (media) => ({ ...media, schema: mapSchema(media.schema, change, key) }));

const mapSchema = (schema: JsonSchema, change: Change, key: string): JsonSchema =>
  change(mapParts(schema, change, key), key);

function mapParts(schema: JsonSchema, change: Change, key: string): JsonSchema {
  const { properties, items, additionalProperties, anyOf, oneOf, prefixItems } = schema;
  const within = (part: JsonSchema) => mapSchema(part, change, key);
  const each = (part: JsonSchema) => mapSchema(part, change, toSingular(key));
  return {
    ...schema,
    ...(properties && { properties: mapValues(properties, (part, name) => mapSchema(part, change, name)) }),
    ...(items && { items: each(items) }),
    ...(typeof additionalProperties === 'object' && { additionalProperties: each(additionalProperties) }),
    ...(anyOf && { anyOf: anyOf.map(within) }),
    ...(oneOf && { oneOf: oneOf.map(within) }),
    ...(prefixItems && { prefixItems: prefixItems.map(within) }),
  };
}

const toSingular = (name: string): string => name.replace(/ies$/, 'y').replace(/s$/, '');

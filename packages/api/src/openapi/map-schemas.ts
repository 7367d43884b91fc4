import type { Content, OpenApiDocument, Operation, Parameter } from './document-shape.ts';
import type { JsonSchema } from './json-schema.ts';

/** Where a schema stands: under which key, `check_in`, of which named schema or call, `Order` or `orders.create`. */
export interface Place {
  readonly key: string;
  readonly owner: string;
}

export type Change = (schema: JsonSchema, place: Place) => JsonSchema;

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
      schemas: mapValues(schemas, (schema, name) => mapParts(schema, change, { key: name, owner: name })),
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
  const { operationId: owner, parameters, requestBody, responses } = operation;
  return {
    ...operation,
    parameters: parameters.map((parameter) =>
      mapParameter(parameter, change, { key: parameter.name, owner }),
    ),
    ...(requestBody && {
      requestBody: {
        ...requestBody,
        content: mapContent(requestBody.content, change, { key: `${owner}.body`, owner }),
      },
    }),
    responses: mapValues(responses, (answer) => ({
      ...answer,
      ...(answer.content && {
        content: mapContent(answer.content, change, { key: `${owner}.answer`, owner }),
      }),
    })),
  };
}

const mapParameter = (parameter: Parameter, change: Change, place: Place): Parameter => ({
  ...parameter,
  ...(parameter.schema && { schema: mapSchema(parameter.schema, change, place) }),
  ...(parameter.content && { content: mapContent(parameter.content, change, place) }),
});

const mapContent = (content: Content, change: Change, place: Place): Content =>
  mapValues(content, (media) => ({ ...media, schema: mapSchema(media.schema, change, place) }));

const mapSchema = (schema: JsonSchema, change: Change, place: Place): JsonSchema =>
  change(mapParts(schema, change, place), place);

function mapParts(schema: JsonSchema, change: Change, place: Place): JsonSchema {
  const { properties, items, additionalProperties, anyOf, oneOf, prefixItems } = schema;
  const { owner } = place;
  const within = (part: JsonSchema) => mapSchema(part, change, place);
  const each = (part: JsonSchema) => mapSchema(part, change, { key: toSingular(place.key), owner });
  return {
    ...schema,
    ...(properties && {
      properties: mapValues(properties, (part, key) => mapSchema(part, change, { key, owner })),
    }),
    ...(items && { items: each(items) }),
    ...(typeof additionalProperties === 'object' && { additionalProperties: each(additionalProperties) }),
    ...(anyOf && { anyOf: anyOf.map(within) }),
    ...(oneOf && { oneOf: oneOf.map(within) }),
    ...(prefixItems && { prefixItems: prefixItems.map(within) }),
  };
}

const toSingular = (name: string): string => name.replace(/ies$/, 'y').replace(/s$/, '');

import type {
  CompactDocument,
  CompactOperation,
  OpenApiDocument,
  Operation,
  Parameter,
  Reference,
} from './document-shape.ts';
import { mapOperations, mapValues } from './map-schemas.ts';
import { shareSchemas } from './share-schemas.ts';

type Answer = Operation['responses'][string];

/**
 * The same document for programs, in less than half the characters: parameters, refusals and shapes that stand in
 * several places have a name and stand once. It has no examples of answers: `getAnswerExamples` has them.
 */
export function compact(document: OpenApiDocument): CompactDocument {
  const shared = shareSchemas(document);
  const operations = Object.values(shared.paths).flatMap((methods) => Object.values(methods));
  const parameters = repeatedParameters(operations);
  const responses: Record<string, Answer> = {};
  const refer = (status: string, answer: Answer) => {
    if (status < '300') return withoutExample(answer);
    const name = answer.description.replaceAll(', ', '.');
    responses[name] = answer;
    return { $ref: `#/components/responses/${name}` };
  };
  return {
    ...shared,
    paths: mapOperations(shared.paths, (operation) => ({
      ...withoutDefaults(operation),
      parameters: operation.parameters.map(
        (parameter) => parameters.get(JSON.stringify(parameter))?.reference ?? parameter,
      ),
      responses: mapValues(operation.responses, (answer, status) => refer(status, answer)),
    })),
    components: {
      ...shared.components,
      parameters: Object.fromEntries(
        [...parameters.values()].map(({ name, parameter }) => [name, parameter]),
      ),
      responses,
    },
  };
}

/** The examples of answers by the names of their calls, on the wire. */
export const getAnswerExamples = ({ paths }: OpenApiDocument): Record<string, unknown> =>
  Object.fromEntries(
    Object.values(paths)
      .flatMap((methods) => Object.values(methods))
      .map(({ operationId, responses }) => [
        operationId,
        responses[200]?.content?.['application/json']?.example,
      ])
      .filter(([, example]) => example !== undefined),
  );

/** A parameter of several calls, with the name under which it stands once. */
interface Shared {
  readonly name: string;
  readonly parameter: Parameter;
  readonly reference: Reference;
}

/** The parameters that stand in several calls, by their JSON. */
function repeatedParameters(operations: readonly Operation[]): ReadonlyMap<string, Shared> {
  const all = Map.groupBy(
    operations.flatMap((operation) => operation.parameters),
    (parameter) => JSON.stringify(parameter),
  );
  const shared = new Map<string, Shared>();
  const taken = new Map<string, number>();
  for (const [text, places] of all) {
    const [parameter] = places;
    if (parameter === undefined || places.length < 2) continue;
    const number = (taken.get(parameter.name) ?? 0) + 1;
    taken.set(parameter.name, number);
    const name = number === 1 ? parameter.name : `${parameter.name}.${number}`;
    shared.set(text, { name, parameter, reference: { $ref: `#/components/parameters/${name}` } });
  }
  return shared;
}

/** Without what is the same when it is left out. */
function withoutDefaults(operation: Operation): Omit<CompactOperation, 'parameters' | 'responses'> {
  const { 'x-tokens': tokens, 'x-errors': errors, 'x-not-in-spec': isChosen, ...rest } = operation;
  return {
    ...rest,
    ...(tokens.length > 0 && { 'x-tokens': tokens }),
    ...(errors.length > 0 && { 'x-errors': errors }),
    ...(isChosen && { 'x-not-in-spec': true }),
  };
}

const withoutExample = ({ content, ...answer }: Answer): Answer => ({
  ...answer,
  ...(content && { content: mapValues(content, ({ example: _, ...media }) => media) }),
});

import type { OpenApiDocument } from './document-shape.ts';
import type { JsonSchema, Schemas } from './json-schema.ts';
import { mapSchemas } from './map-schemas.ts';

const PREFIX = '#/components/schemas/';

/** Characters that the document must lose before a repeated schema gets a name. */
const LEAST_GAIN = 60;

/** How often a schema stands in the document, under which keys, and in which named schema or call first. */
interface Seen {
  count: number;
  readonly keys: Map<string, number>;
  readonly owner: string;
}

/** Names the schemas that stand in several places, so that each stands once, and refers to them by name. */
export function shareSchemas(document: OpenApiDocument): OpenApiDocument {
  const { schemas } = document.components;
  let shared = mapSchemas(document, (schema) => withoutRepetition(asOneType(schema), schemas));
  for (let named = nameInnermost(shared); named.size > 0; named = nameInnermost(shared)) {
    const names = named;
    shared = mapSchemas(shared, (schema) => {
      const name = names.get(JSON.stringify(schema));
      return name === undefined ? schema : { $ref: `${PREFIX}${name}` };
    });
    const added = [...names].map(([text, name]) => [name, JSON.parse(text)]);
    const { components } = shared;
    shared = {
      ...shared,
      components: { ...components, schemas: { ...components.schemas, ...Object.fromEntries(added) } },
    };
  }
  return shared;
}

/** The repeated schemas that are worth a name and hold no other such schema, as JSON, with their new names. */
function nameInnermost(document: OpenApiDocument): Map<string, string> {
  const seen = new Map<string, Seen>();
  mapSchemas(document, (schema, { key, owner }) => {
    const text = JSON.stringify(schema);
    const known = seen.get(text) ?? { count: 0, keys: new Map<string, number>(), owner };
    known.count += 1;
    known.keys.set(key, (known.keys.get(key) ?? 0) + 1);
    seen.set(text, known);
    return schema;
  });
  const taken = new Set(Object.keys(document.components.schemas));
  const named = new Map<string, string>();
  const repeated = [...seen]
    .filter(([text, { count }]) => getGain(text, count) >= LEAST_GAIN)
    .sort(([one], [other]) => one.length - other.length);
  for (const [text, { keys, owner }] of repeated) {
    if ([...named.keys()].some((inner) => text.includes(inner))) continue;
    const name = freeName(toPascal(mostFrequent(keys)), toPascal(owner), taken);
    taken.add(name);
    named.set(text, name);
  }
  return named;
}

/** How many characters the document loses when a schema of so many places gets a name of usual length. */
function getGain(text: string, count: number): number {
  if (count < 2 || /^\{"\$ref":"[^"]+"\}$/.test(text)) return 0;
  const name = 12;
  const reference = `{"$ref":"${PREFIX}"}`.length + name;
  return (text.length - reference) * count - text.length - name - 4;
}

const mostFrequent = (keys: ReadonlyMap<string, number>): string =>
  [...keys].reduce((most, one) => (one[1] > most[1] ? one : most), ['', 0])[0];

/** `CheckIn`, or where that is another schema’s name `OrderCheckIn`, or `OrderCheckIn2`. */
function freeName(name: string, owner: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name;
  let free = `${owner}${name}`;
  for (let number = 2; taken.has(free); number += 1) free = `${owner}${name}${number}`;
  return free;
}

const toPascal = (key: string): string =>
  key.replace(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** A text or null: `type: ['string', 'null']` says what `anyOf` says in three times the characters. */
function asOneType(schema: JsonSchema): JsonSchema {
  const { anyOf = [], ...rest } = schema;
  const [value, nothing] = anyOf;
  if (anyOf.length !== 2 || nothing?.type !== 'null' || typeof value?.type !== 'string') return schema;
  if (value.enum || value.const !== undefined || value.description !== undefined) return schema;
  return { ...value, ...rest, type: [value.type, 'null'] };
}

/** A reference describes only what the named schema does not. */
function withoutRepetition(schema: JsonSchema, schemas: Schemas): JsonSchema {
  const { description, ...rest } = schema;
  const named =
    schema.$ref === undefined ? undefined : schemas[schema.$ref.slice(PREFIX.length)]?.description;
  if (named === undefined || !description?.endsWith(named)) return schema;
  const own = description.slice(0, -named.length).trim();
  return own === '' ? rest : { ...rest, description: own };
}

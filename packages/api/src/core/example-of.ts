import * as z from 'zod/mini';
import { toSnakeKey } from './case.ts';
import { getSample } from './described.ts';
import { type Endpoint, type Example, isBinary, isMultipart, isText, type Shape } from './endpoint.ts';
import { numbersFor, textsFor } from './samples.ts';

/**
 * A realistic example that the schema accepts, in camelCase; deterministic. Field names decide the values.
 * Undefined when no example is found.
 */
export function getExample(shape: Shape, name = ''): unknown {
  return [draft(shape, name, 'whole', []), draft(shape, name, 'least', [])].find((value) =>
    fits(shape, value),
  );
}

/** An example of a call: the declared values, and derived values for the rest. */
export function getExamples({ inputs, body, response, example }: Endpoint): Required<Example> {
  const args = inputs.map(({ name, schema }) => [name, example.args?.[name] ?? getExample(schema, name)]);
  return {
    args: Object.fromEntries(args),
    body: example.body ?? bodyExample(body),
    response: example.response ?? (response && !isBinary(response) ? getExample(response) : undefined),
  };
}

function bodyExample(body: Endpoint['body']): unknown {
  if (isText(body)) return textsFor('message')[0];
  return body && !isMultipart(body) ? getExample(body) : undefined;
}

const fits = (shape: Shape, value: unknown): boolean =>
  value !== undefined && z.safeParse(shape, value).success;

/** `whole` fills every field, `least` only required fields. */
type Extent = 'whole' | 'least';

/** The parts of a schema's definition that drafts read, for all kinds. */
interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, Shape>>;
  readonly element?: Shape;
  readonly options?: readonly Shape[];
  readonly items?: readonly Shape[];
  readonly keyType?: Shape;
  readonly valueType?: Shape;
  readonly innerType?: Shape;
  readonly in?: Shape;
  readonly entries?: Readonly<Record<string, unknown>>;
  readonly values?: readonly unknown[];
  readonly getter?: () => Shape;
}

/** `around` holds the enclosing schemas; a recursive schema ends there. */
function draft(shape: Shape, name: string, extent: Extent, around: readonly Shape[]): unknown {
  const given = getSample(shape);
  if (fits(shape, given)) return given;
  if (around.includes(shape)) return undefined;
  const def = shape._zod.def as Definition;
  const inside = (each: Shape | undefined, as = name) => each && draft(each, as, extent, [...around, shape]);
  const first = (candidates: readonly unknown[]) => candidates.find((each) => fits(shape, each));

  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape ?? {})
          .filter(([, each]) => extent === 'whole' || each._zod.optin !== 'optional')
          .map(([key, each]) => [key, inside(each, key)])
          .filter(([, value]) => value !== undefined),
      );
    case 'array': {
      const item = inside(def.element, singular(name));
      return item === undefined ? [] : first([[item], []]);
    }
    case 'tuple':
      return def.items?.map((each) => inside(each, singular(name)));
    case 'record': {
      const keys = def.keyType?._zod.values ?? [inside(def.keyType)];
      const value = inside(def.valueType, singular(name));
      return first([Object.fromEntries([...keys].map((key) => [String(key), value])), {}]);
    }
    case 'union':
      return def.options?.map((each) => inside(each)).find((each) => fits(shape, each));
    case 'enum':
      return Object.values(def.entries ?? {})[0];
    case 'literal':
      return def.values?.[0];
    case 'boolean':
      return true;
    case 'number':
    case 'int':
      return first(numbersFor(toSnakeKey(name)));
    case 'string':
      return first(textsFor(toSnakeKey(name)));
    case 'lazy':
      return inside(def.getter?.());
    case 'pipe':
      return inside(def.in);
    case 'any':
    case 'unknown':
      return textsFor(toSnakeKey(name))[0];
    case 'nullable':
      return inside(def.innerType) ?? null;
    default:
      return inside(def.innerType);
  }
}

const singular = (name: string): string => name.replace(/ies$/, 'y').replace(/s$/, '');

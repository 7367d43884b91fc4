import type { Shape } from '../core/endpoint.ts';
import { type JsonSchema, wireSchema } from './json-schema.ts';
import { refusalSchema } from './refusals.ts';

/** The parts of a document that several calls share: each stands once, by name. */
export class Components {
  readonly schemas: Record<string, JsonSchema> = { Refusal: refusalSchema };
  readonly #ids: ReadonlyMap<Shape, string>;
  readonly #names: ReadonlySet<string>;
  /** The shapes that a request may write in another way than a response, such as with fewer fields. */
  readonly #inputs: ReadonlySet<string>;

  /** @param named the shapes to name; others stand where they are used */
  constructor(named: ReadonlyMap<string, Shape>) {
    this.#ids = new Map([...named].map(([name, shape]) => [shape, name]));
    this.#names = new Set(named.keys());
    const text = (shape: Shape, io: 'input' | 'output') => JSON.stringify(wireSchema(shape, io, this.#ids));
    const differing = [...named].filter(([, shape]) => text(shape, 'input') !== text(shape, 'output'));
    this.#inputs = new Set(differing.map(([name]) => name));
  }

  /**
   * A schema on the wire, with references to its named parts.
   * @param prefix begins the names of parts that only refer to themselves
   */
  describe(shape: Shape, io: 'input' | 'output', prefix: string): JsonSchema {
    const { $defs = {}, ...schema } = wireSchema(shape, io, this.#ids);
    const toName = (id: string) => {
      if (!this.#names.has(id)) return `${prefix}.${id}`;
      return io === 'input' && this.#inputs.has(id) ? `${id}Input` : id;
    };
    const relinked = <T>(value: T): T =>
      JSON.parse(
        JSON.stringify(value).replaceAll(
          /"#\/\$defs\/([^"]+)"/g,
          (_, id: string) => `"#/components/schemas/${toName(id)}"`,
        ),
      );
    for (const [id, part] of Object.entries($defs)) {
      const { id: _, ...own } = part as JsonSchema & { readonly id?: string };
      this.schemas[toName(id)] = relinked(own);
    }
    return relinked(schema);
  }
}

import type { JsonSchema, Schemas } from './json-schema.ts';

/** What a body holds: its schema, and examples. */
export interface Media {
  readonly schema: JsonSchema;
  readonly example?: unknown;
}
export type Content = Readonly<Record<string, Media>>;

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly schema?: JsonSchema;
  readonly content?: Content;
  readonly example?: unknown;
}

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly [string];
  readonly summary: string;
  readonly description?: string;
  readonly security: readonly Readonly<Record<string, readonly []>>[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly required: boolean; readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: Content }>>;
  /** The permission a caller needs. */
  readonly 'x-needs': string;
  /** The integration tokens that open the call too. */
  readonly 'x-tokens': readonly string[];
  /** The error codes this call declares. */
  readonly 'x-errors': readonly string[];
  /** The product's rules name the call but not its shape: that is chosen here. */
  readonly 'x-not-in-spec': boolean;
}

/** A request that the product sends. */
export type Webhook = Pick<
  Operation,
  'operationId' | 'summary' | 'description' | 'parameters' | 'requestBody' | 'responses'
>;

export interface OpenApiDocument {
  readonly openapi: '3.1.1';
  readonly info: { readonly title: string; readonly version: string; readonly description?: string };
  readonly externalDocs?: { readonly url: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly webhooks?: Readonly<Record<string, { readonly post: Webhook }>>;
  readonly components: {
    readonly schemas: Schemas;
    readonly securitySchemes: Readonly<Record<string, object>>;
  };
}

/** What stands in another place of the document: `#/components/parameters/Company-ID`. */
export interface Reference {
  readonly $ref: string;
}

/** An operation whose parameters and refusals may stand in the components. */
export type CompactOperation = Omit<
  Operation,
  'parameters' | 'responses' | 'x-tokens' | 'x-errors' | 'x-not-in-spec'
> & {
  readonly parameters: readonly (Parameter | Reference)[];
  readonly responses: Readonly<Record<string, Operation['responses'][string] | Reference>>;
} & Partial<Pick<Operation, 'x-tokens' | 'x-errors' | 'x-not-in-spec'>>;

export type CompactDocument = Omit<OpenApiDocument, 'paths' | 'components'> & {
  readonly paths: Readonly<Record<string, Readonly<Record<string, CompactOperation>>>>;
  readonly components: OpenApiDocument['components'] & {
    readonly parameters: Readonly<Record<string, Parameter>>;
    /** Refusals, by their codes with a point between: `INVALID_VALUE.ORDER_CURRENCY_FIXED`. */
    readonly responses: Operation['responses'];
  };
};

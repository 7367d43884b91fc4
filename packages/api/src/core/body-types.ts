import type * as z from 'zod/mini';
import type { Permission } from '../vocabulary/permissions.ts';

// Everything a client needs to know about an endpoint's parts. It must not import the schema library.

/** What a caller needs: a permission, any session, the read-only key, an administrator's key, or nothing. */
export type Right = Permission | 'session' | 'public' | 'apiKey' | 'adminKey';

/** Whether the header X-API-KEY opens a call instead of a session. */
export const isByKey = (needs: Right): needs is 'apiKey' | 'adminKey' =>
  needs === 'apiKey' || needs === 'adminKey';

export type Shape = z.core.$ZodType;

/** A body of `multipart/form-data` with a single field, `file`. */
export const multipart: Multipart = { kind: 'multipart', field: 'file' };
/** The same, for files above the default body limit. */
export const getMultipart = ({ maxBytes }: { maxBytes: number }): Multipart => ({ ...multipart, maxBytes });
/** A body of plain text. */
export const text = { kind: 'text' } as const;
/** A response that is not JSON: the client returns a Blob of this type. */
export const binary = <const Type extends string>(type: Type) => ({ kind: 'binary', type }) as const;

export interface Multipart {
  readonly kind: 'multipart';
  readonly field: 'file';
  /** The maximum file size in bytes; by default the server's body limit. */
  readonly maxBytes?: number;
}
export type Text = typeof text;
export type Binary = { readonly kind: 'binary'; readonly type: string };
export type Body = Shape | Multipart | Text;
export type Answer = Shape | Binary;

const getKind = (value: Body | Answer | undefined): string | undefined =>
  value && 'kind' in value ? value.kind : undefined;
export const isMultipart = (value: Body | undefined): value is Multipart => getKind(value) === 'multipart';
export const isText = (value: Body | undefined): value is Text => getKind(value) === 'text';
export const isBinary = (value: Answer | undefined): value is Binary => getKind(value) === 'binary';

/** Whether the body is optional. */
export const needsBody = (value: Body | undefined): boolean =>
  value !== undefined && !('_zod' in value && value._zod.optin === 'optional');

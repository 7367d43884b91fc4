import * as z from 'zod/mini';
import type { Shape } from './endpoint.ts';
import { bare } from './schema.ts';

/**
 * The same schema with a description and a realistic example for the documents. An existing description is
 * appended. Schemas derived by further checks inherit both.
 */
// @__NO_SIDE_EFFECTS__
export function described<S extends z.ZodMiniType>(schema: S, description: string, sample?: z.input<S>): S {
  const inner = [schema, bare(schema)].find((each) => z.globalRegistry.has(each));
  const words = [description, inner && getDescription(inner)].filter(Boolean).join(' ');
  const copy = schema.clone(undefined, { parent: true });
  z.globalRegistry.add(copy, { description: words, ...(sample === undefined ? {} : { examples: [sample] }) });
  return copy;
}

export const getDescription = (schema: Shape): string | undefined =>
  z.globalRegistry.get(schema)?.description;

/** The example of the nearest description, if any. */
export function getSample(schema: Shape): unknown {
  const samples = z.globalRegistry.get(schema)?.examples;
  return Array.isArray(samples) ? samples[0] : undefined;
}

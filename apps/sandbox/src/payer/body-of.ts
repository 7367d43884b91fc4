import { Refusal, toNfc } from '@deck/api/server';
import type { Context } from 'hono';
import type * as z from 'zod/mini';
import { assertNoCardNumbers, assertStorableText } from '../valid-text.ts';

/** The maximum in bytes; a card and a street need far less. */
export const LARGEST_BODY = 8 * 1024;

/**
 * The validated body.
 * @throws Refusal INVALID_VALUE with a message key per field; never with the sent values.
 */
export async function toBody<T>(request: Context, schema: z.ZodMiniType<T>): Promise<T> {
  const body = toNfc(await request.req.json().catch(() => undefined));
  // Numbers of cards are typed into the PSP's frame and never come here, not even in a field that nobody reads.
  assertNoCardNumbers(body);
  const parsed = schema.safeParse(body);
  if (parsed.success) {
    assertStorableText({ body: parsed.data });
    return parsed.data;
  }
  throw Refusal.invalid(
    Object.fromEntries(
      parsed.error.issues.map(({ path, message }) =>
        path.length === 0 ? ['body', 'invalid'] : [path.join('.'), message],
      ),
    ),
  );
}

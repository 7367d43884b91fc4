import { DrizzleQueryError } from 'drizzle-orm';

/** Whether a write failed because another row stands there already, by the name of the unique index. */
export function isUniqueViolation(error: unknown, index: string): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  const { code, constraint } = (cause ?? {}) as { code?: unknown; constraint?: unknown };
  return code === '23505' && constraint === index;
}

import { DrizzleQueryError } from 'drizzle-orm';

/** Whether a write violated the unique index of this name. */
export function isUniqueViolation(error: unknown, index: string): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  const { code, constraint } = (cause ?? {}) as { code?: unknown; constraint?: unknown };
  return code === '23505' && constraint === index;
}

/** PostgreSQL error codes, or prefixes of them, for temporary failures. */
const passing = [
  '08', // connection failures
  '53', // out of disk, memory or connections
  '57P', // the server stops or starts
  '57014', // statement timeout
  '55P03', // lock timeout
  '25P03', // idle transaction timeout
  '40001', // serialisation failure
  '40P01', // a deadlock
  '58030', // I/O error
];

/** Network error codes. */
const unreachable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
]);

/** Messages of the driver that have no code. */
const broken = [
  /^Connection terminated/,
  /^timeout exceeded when trying to connect/,
  /^Client (was closed|has encountered a connection error) and is not queryable/,
];

/**
 * Whether a failure is temporary (unreachable, full or slow database) and the request can be retried soon.
 */
export function isTransientError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isTransientError);
  const { code } = error as { code?: unknown };
  if (typeof code === 'string' && (unreachable.has(code) || passing.some((one) => code.startsWith(one))))
    return true;
  return broken.some((words) => words.test(error.message)) || isTransientError(error.cause);
}

/** Codes of PostgreSQL, whole or their class: away, starting or stopping, out of space or memory, too slow, two in a knot. */
const passing = [
  '08', // connections
  '53', // disk, memory and connections that are used up
  '57P', // a server that stops or starts
  '57014', // a statement that took too long
  '55P03', // a lock that was waited for too long
  '25P03', // a transaction that stood still
  '40001', // changed by another transaction meanwhile
  '40P01', // a deadlock
  '58030', // a disk that fails
];

/** Codes of the network. */
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

/** What the driver says without any code. */
const broken = [
  /^Connection terminated/,
  /^timeout exceeded when trying to connect/,
  /^Client (was closed|has encountered a connection error) and is not queryable/,
];

/** Whether a failure is of a database that is away, full or too slow: the same may be asked again in a moment. */
export function isTransientError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isTransientError);
  const { code } = error as { code?: unknown };
  if (typeof code === 'string' && (unreachable.has(code) || passing.some((one) => code.startsWith(one))))
    return true;
  return broken.some((words) => words.test(error.message)) || isTransientError(error.cause);
}

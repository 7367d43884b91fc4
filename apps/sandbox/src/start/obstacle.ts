import { BrandError } from '@deck/tokens/node';
import { ConfigError } from '../config.ts';
import { DatabaseError } from '../database/database-error.ts';

/**
 * A known obstacle to the start, as a sentence for the operator. Anything else is a server error.
 * @param metricsPort the port of METRICS_PORT; a port that is not it is that of PORT
 */
export function getObstacle(error: unknown, metricsPort: string | undefined): string | undefined {
  if (error instanceof ConfigError || error instanceof DatabaseError || error instanceof BrandError)
    return error.message;
  const { code, port } = error as { code?: unknown; port?: unknown };
  const setting = String(port) === metricsPort ? 'METRICS_PORT' : 'PORT';
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use by another program: stop it, or choose another port, for example ${setting}=${Number(port) + 100}.`;
  return code === 'EACCES' && port !== undefined
    ? `Port ${port} needs more rights than this program has: choose another, for example ${setting}=${Number(port) + 4_000}.`
    : undefined;
}

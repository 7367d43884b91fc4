import pg from 'pg';
import { DatabaseError } from './database-error.ts';

const WHAT_TO_DO = 'correct DATABASE_URL, or leave it unset to use the embedded PostgreSQL';

/**
 * Throws DatabaseError unless the database of `url` answers. The error names the address, never the password.
 */
export async function checkDatabase(url: string): Promise<void> {
  const { place, database, user } = describe(url);
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SELECT 1');
  } catch (error) {
    throw new DatabaseError(sentence(getCode(error), place, database, user), { cause: error });
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Why the schema of a database that answers could not be changed, where its operator can mend that. Any other failure is
 * a fault of the migration.
 */
export function explainMigration(error: unknown, url: string): DatabaseError | undefined {
  const { place, database, user } = describe(url);
  const { cause = error } = error as { cause?: unknown };
  const reason = cause instanceof Error ? cause.message : '';
  switch (getCode(cause)) {
    case '42501':
      return new DatabaseError(
        `The user "${user}" may not change the schema of the database "${database}" (${reason}): let DATABASE_URL, or MIGRATION_URL, name its owner.`,
        { cause: error },
      );
    case '25006':
      return new DatabaseError(
        `The PostgreSQL at ${place} takes no changes of the database "${database}" (${reason}): name the server that does in DATABASE_URL.`,
        { cause: error },
      );
    default:
      return undefined;
  }
}

function sentence(code: string | undefined, place: string, database: string, user: string): string {
  switch (code) {
    case '28P01':
    case '28000':
      return `The PostgreSQL at ${place} refuses the user "${user}" or its password: ${WHAT_TO_DO}.`;
    case '3D000':
      return `The PostgreSQL at ${place} has no database "${database}": create it, ${WHAT_TO_DO}.`;
    case '53300':
      return `The PostgreSQL at ${place} has no connection free for the database "${database}": end those of other programs, or raise its limit.`;
    default:
      return `The PostgreSQL at ${place} does not answer (${code ?? 'no answer within 5 s'}): start it, ${WHAT_TO_DO}.`;
  }
}

function describe(url: string): { place: string; database: string; user: string } {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (parsed === undefined || !/^postgres(ql)?:$/.test(parsed.protocol)) {
    throw new DatabaseError(
      `DATABASE_URL is not of the form postgres://user:password@host:port/database: ${WHAT_TO_DO}.`,
    );
  }
  const user = decodeURIComponent(parsed.username);
  const database = decodeURIComponent(parsed.pathname.slice(1)) || user;
  return { place: `${parsed.hostname || 'localhost'}:${parsed.port || '5432'}`, database, user };
}

/** `ECONNREFUSED`, `ENOTFOUND`, an SQLSTATE. A host with several addresses reports several errors. */
function getCode(error: unknown): string | undefined {
  if (error instanceof AggregateError) return getCode(error.errors[0]);
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

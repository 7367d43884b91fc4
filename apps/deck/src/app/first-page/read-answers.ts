import { createApi, firstReads } from '@deck/api/client';
import { clientManifest } from '@deck/api/contract/client-manifest';
import type { TableColumns } from '@deck/api/contract/column-settings';
import { flattenPermissions } from '../../platform/session/permission-map.ts';
import type { Session } from '../../platform/session/session-store.ts';

/** An answer of the server, with what it was asked. */
export interface GivenAnswer {
  readonly url: string;
  readonly companyId?: string;
  readonly body: unknown;
}

/** What a list shows first. */
interface FirstReads {
  readonly session: Session;
  readonly rows: unknown;
  readonly columns: TableColumns[];
}

/** The calls of one drawing: each is answered by what was given for it, and by nothing else. */
function callsOf(answers: readonly GivenAnswer[], companyId?: string) {
  return createApi(clientManifest, {
    companyId: () => companyId,
    cookies: () => '',
    fetch: async (url) => {
      const given = answers.find((answer) => answer.url === url && answer.companyId === companyId);
      return given ? Response.json(given.body) : new Response(null, { status: 404 });
    },
  });
}

/** Reads the session, the rows and the columns from the answers of a page. Undefined if one is missing. */
export async function readAnswers(
  url: string,
  answers: readonly GivenAnswer[],
): Promise<FirstReads | undefined> {
  const { session, users } = callsOf(answers);
  try {
    const reader = await session.validate();
    const { userId, businessProfileId } = reader;
    const [profile, environment, { permission: permissions }] = await Promise.all([
      users.profile({ userId }),
      users.environment({ userId }),
      users.permissions({ id: userId }),
    ]);
    const calls = callsOf(answers, businessProfileId);
    const columns = await calls.users.columnSettings({ id: userId });
    // The rows are what a list reads before its columns.
    const [rows] = await Promise.all(firstReads(new URL(url), calls, reader));
    return {
      session: { profile, environment, permissions, permissionMap: flattenPermissions(permissions) },
      rows,
      columns,
    };
  } catch {
    // What was not given the page asks for itself.
    return undefined;
  }
}

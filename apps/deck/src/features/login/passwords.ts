import { ApiError, createApi } from '@deck/api/client';
import { authEndpoints } from '@deck/api/contract/auth-endpoints';
import { connection } from '../../platform/connection.ts';
import { guardedRedirect } from '../../platform/navigation/sent-to.ts';

export const { passwords } = createApi({ passwords: authEndpoints.passwords }, connection);

/** Where a link leads that sets no password: one that is over, or one that never was. */
export function wayOfLink(failure: unknown): string | undefined {
  if (!(failure instanceof ApiError)) return undefined;
  if (failure.code === 'RESET_LINK_INVALID') return guardedRedirect('/login/link-invalid');
  return failure.status === 404 || failure.status === 400
    ? guardedRedirect('/login/link-not-found')
    : undefined;
}

/** The secret at the end of the address of a link. */
export function getSecretKey(pathname: string): string {
  const [, , , written = ''] = pathname.split('/');
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}

/**
 * Looks at the link before anything is typed.
 * @throws a redirect, where the link sets no password: a response, as the product's router takes it
 */
export async function loadPasswordLink({ request }: { request: Pick<Request, 'url'> }): Promise<void> {
  try {
    await passwords.link({ secretKey: getSecretKey(new URL(request.url).pathname) });
  } catch (failure) {
    const way = wayOfLink(failure);
    throw way ? new Response(null, { status: 302, headers: { Location: way } }) : failure;
  }
}

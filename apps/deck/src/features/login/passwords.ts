import { ApiError, createApi } from '@deck/api/client';
import { authEndpoints } from '@deck/api/contract/auth-endpoints';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { connection } from '../../platform/connection.ts';
import { guardedRedirect } from '../../platform/navigation/screen-context.ts';

export const { passwords } = createApi({ passwords: authEndpoints.passwords }, connection);

/** Where a link leads that sets no password: one that is over, or one that never was. */
export function wayOfLink(failure: unknown): string | undefined {
  if (!(failure instanceof ApiError)) return undefined;
  if (failure.code === 'RESET_LINK_INVALID') return guardedRedirect('/login/link-invalid');
  return failure.status === 404 || failure.status === 400
    ? guardedRedirect('/login/link-not-found')
    : undefined;
}

/** Looks at the link before anything is typed. */
export async function loadPasswordLink({ params }: LoaderFunctionArgs): Promise<void> {
  try {
    await passwords.link({ secretKey: params.secretKey ?? '' });
  } catch (failure) {
    const way = wayOfLink(failure);
    throw way ? redirect(way) : failure;
  }
}

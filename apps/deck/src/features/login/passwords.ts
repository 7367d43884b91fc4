import { ApiError, createApi } from '@deck/api/client';
import { entrance } from '@deck/api/contract/entrance';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { connection } from '../../platform/connection.ts';
import { sentOn } from '../../platform/navigation/sent-on.ts';

export const { passwords } = createApi({ passwords: entrance.passwords }, connection);

/** Where a link leads that sets no password: one that is over, or one that never was. */
export function wayOfLink(failure: unknown): string | undefined {
  if (!(failure instanceof ApiError)) return undefined;
  if (failure.code === 'RESET_LINK_INVALID') return sentOn('/login/link-invalid');
  return failure.status === 404 || failure.status === 400 ? sentOn('/login/link-not-found') : undefined;
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

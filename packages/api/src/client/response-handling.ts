import { type ErrorCode, errorCodes } from '../vocabulary/error-codes.ts';
import { ApiError, type Failure } from './errors.ts';

/** A notification to the user: keys of the catalogue of errors. */
export type NotificationKey =
  | 'errors.network'
  | 'errors.server'
  | 'errors.accessRestricted'
  | 'errors.data'
  | 'errors.generic'
  | `errors.code.${ErrorCode}`;

/** What the application does about a failure. */
export interface Reaction {
  readonly notify?: NotificationKey;
  /** The parameters of `notify`. */
  readonly params?: Readonly<Record<string, unknown>>;
  /** The request id for support to find in the server's log. Only set for faults of the server. */
  readonly reference?: string;
  readonly redirect?: string;
  readonly clearSession?: true;
  /** Nothing is shown. */
  readonly silent: boolean;
}

/** The current location: `path` with query and hash. */
export interface Place {
  readonly onLogin: boolean;
  readonly path: string;
}

const FORBIDDEN_PATH = '/403';

/** The login screen that leads back to `path`, unless that is the home or the forbidden page. */
export const loginPath = (path: string): string =>
  path === '/' || path === FORBIDDEN_PATH ? '/login' : `/login?next=${encodeURIComponent(path)}`;

/** Implements the product's response handling in full. The login screen shows no notifications. */
export function reactionTo(failure: Failure<string>, place: Place): Reaction {
  if (failure instanceof ApiError && failure.status === 401) return signedOut(failure, place);
  const notify = place.onLogin ? undefined : messageFor(failure);
  if (!notify) return { silent: true };
  if (!(failure instanceof ApiError)) return { notify, params: {}, silent: false };
  const { params, status, requestId } = failure;
  const reference = status >= 500 && requestId !== undefined ? { reference: requestId } : {};
  return { notify, params, ...reference, silent: false };
}

function signedOut({ called }: ApiError<string>, { onLogin, path }: Place): Reaction {
  const signingOut = called.method === 'DELETE' && called.path === '/auth/v1/session';
  return {
    ...(signingOut ? {} : { clearSession: true }),
    ...(onLogin ? {} : { redirect: loginPath(path) }),
    silent: true,
  };
}

function messageFor(failure: Failure<string>): NotificationKey | undefined {
  if (!(failure instanceof ApiError)) return 'errors.network';
  const { status, code } = failure;
  if (status === 400) return undefined;
  if (status >= 500 && status <= 503) return 'errors.server';
  if (status === 403) return 'errors.accessRestricted';
  if (status === 404) return 'errors.data';
  if (code === 'TERMINAL_OPENED') return undefined;
  const known = errorCodes.find((each) => each === code);
  return known ? `errors.code.${known}` : 'errors.generic';
}

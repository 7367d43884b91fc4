import { type ErrorCode, errorCodes } from '../vocabulary/error-codes.ts';
import { ApiError, type Failure } from './errors.ts';

/** What a person is told: keys of the catalogue of errors. */
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
  /** Fills the message of `notify`. */
  readonly params?: Readonly<Record<string, unknown>>;
  /** By which support finds the request in the server's log: of what is a fault of the server. */
  readonly reference?: string;
  readonly redirect?: string;
  readonly clearSession?: true;
  /** Nothing is shown. */
  readonly silent: boolean;
}

/** Where the person is: `path` with query and hash. */
export interface Place {
  readonly onLogin: boolean;
  readonly path: string;
}

const FORBIDDEN_PATH = '/403';

/** The login screen that leads back to `path`; the first page and the forbidden page are nothing to come back to. */
export const loginPath = (path: string): string =>
  path === '/' || path === FORBIDDEN_PATH ? '/login' : `/login?next=${encodeURIComponent(path)}`;

/** The product's response handling, whole. Notifications are not shown on the login screen. */
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

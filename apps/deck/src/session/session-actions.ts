import { ApiError, createApi } from '@deck/api/client';
import { type Credentials, session } from '@deck/api/contract/session';
import { users } from '@deck/api/contract/users';
import { connection } from '../connection.ts';
import { sessionStore } from './session-store.ts';

/** Only what signing in needs: the sign-in page carries no orders and no payments. */
const api = createApi({ session, users }, connection);

async function load(userId: string): Promise<void> {
  const [profile, environment, { permission }] = await Promise.all([
    api.users.profile({ userId }),
    api.users.environment({ userId }),
    api.users.permissions({ id: userId }),
  ]);
  sessionStore.set(profile, environment, permission);
}

/** Rejects with ApiError WRONG_CREDENTIALS (params.attemptsLeft) or ACCOUNT_LOCKED. */
export async function signIn(credentials: Credentials): Promise<void> {
  const { userId } = await api.session.start({ body: credentials });
  await load(userId);
}

/** Take up the session this browser may still have. Nothing is asked where nobody ever signed in. */
export async function restoreSession(): Promise<void> {
  if (!sessionStore.storedProfile()) return;
  try {
    const { userId } = await api.session.validate();
    await load(userId);
  } catch (failure) {
    // Without an answer nothing is known of the session: the person is not signed out by a broken line.
    if (!(failure instanceof ApiError)) throw failure;
    sessionStore.clear();
  }
}

/** Ends the session here and, by the storage event, in every other tab, whatever the server answers. */
export async function signOut(): Promise<void> {
  try {
    await api.session.terminate();
  } finally {
    sessionStore.clear();
  }
}

export async function changeDivision(businessProfileId: string): Promise<void> {
  const { userId } = await api.session.changeDivision({ body: { businessProfileId } });
  sessionStore.enterDivision(businessProfileId);
  await load(userId);
}

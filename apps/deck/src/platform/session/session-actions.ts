import { ApiError, createApi } from '@deck/api/client';
import { authEndpoints } from '@deck/api/contract/auth-endpoints';
import type { Environment, Profile } from '@deck/api/contract/people';
import type { Credentials, Session } from '@deck/api/contract/session';
import type { SavedProfile } from '@deck/api/contract/users';
import { connection, connectionBy, fetchUnlessGiven, quietConnection } from '../connection.ts';
import { i18next } from '../i18n/i18n.ts';
import { addressAfterSignIn } from '../navigation/safe-next.ts';
import { dropDraftsOfOthers } from './drafts.ts';
import { firstAnswers } from './first-answers.ts';
import { lastPlace } from './last-place.ts';
import { tellOtherTabs } from './other-tabs.ts';
import { sessionEnds } from './session-ends.ts';
import { sessionStore } from './session-store.ts';

/** Only what signing in needs: the sign-in page carries no orders and no payments. */
const api = createApi(authEndpoints, connection);
/** For calls without a user's press: they show no waiting and no failure. */
const quietApi = createApi(authEndpoints, quietConnection);
/** What was asked with the page is not asked again. */
const firstApi = createApi(
  authEndpoints,
  connectionBy((url, init) => fetchUnlessGiven(firstAnswers.take(url), url, init)),
);

async function load(userId: string, { users: calls } = api): Promise<void> {
  const [profile, environment, { permission }] = await Promise.all([
    calls.profile({ userId }),
    calls.environment({ userId }),
    calls.permissions({ id: userId }),
  ]);
  dropDraftsOfOthers(userId);
  sessionStore.set(profile, environment, permission);
}

/** A person signs in here, whoever did before in another tab. */
async function enter(started: Session): Promise<void> {
  await comeBack(started);
  // One request brings also what the first screen reads.
  const [page] = addressAfterSignIn().split('#');
  firstAnswers.ask(started.userId, page);
  try {
    await load(started.userId, firstApi);
  } finally {
    firstAnswers.forgetAsked();
  }
  lastPlace.forget();
  sessionEnds.note(started);
  const identity = sessionStore.identity();
  if (identity) tellOtherTabs({ kind: 'entered', identity });
}

/** Chooses the division in which the user's last session ended, if they still belong to it. */
async function comeBack({ userId, businessProfileId: first }: Session): Promise<void> {
  const businessProfileId = lastPlace.of(userId);
  if (businessProfileId === undefined || businessProfileId === first) return;
  try {
    await withToken(() =>
      api.session.changeDivision({ body: { businessProfileId } }, { handledErrors: ['DIVISION_UNKNOWN'] }),
    );
  } catch (failure) {
    if (!(failure instanceof ApiError && failure.code === 'DIVISION_UNKNOWN')) throw failure;
  }
}

/**
 * A browser that lost its token, or had it tampered with, gets another with the refusal. Nothing happened then, so the
 * same is asked once more.
 */
export async function withToken<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (failure) {
    if (failure instanceof ApiError && failure.code === 'XSRF_MISMATCH') return send();
    throw failure;
  }
}

/** Rejects with ApiError WRONG_CREDENTIALS (params.attemptsLeft) or ACCOUNT_LOCKED. */
export async function signIn(credentials: Credentials): Promise<'signedIn' | 'codeNeeded'> {
  const started = await withToken(() => api.session.start({ body: credentials }));
  if (started.twoFactorRequired) return 'codeNeeded';
  await enter(started);
  return 'signedIn';
}

/** Rejects with ApiError INVALID_2FA_CODE (params.attemptsLeft), ACCOUNT_LOCKED, or SESSION_REQUIRED after five minutes. */
export async function completeSignIn(code: string): Promise<void> {
  await enter(await withToken(() => api.session.refresh({ body: { code } })));
}

/** Take up the session this browser may still have. Nothing is asked where nobody ever signed in. */
export async function restoreSession(): Promise<void> {
  if (!sessionStore.isRemembered()) return;
  try {
    const identity = await firstApi.session.validate();
    await load(identity.userId, firstApi);
    sessionEnds.note(identity);
  } catch (failure) {
    // Without an answer nothing is known of the session: the person is not signed out by a broken line or server.
    if (!(failure instanceof ApiError) || failure.status >= 500) throw failure;
    lastPlace.note(sessionStore.storedPlace());
    sessionStore.clear();
  } finally {
    firstAnswers.forgetAsked();
  }
}

/** Ends the session in every tab, whatever the server answers. */
export async function signOut(): Promise<void> {
  try {
    await api.session.terminate();
  } finally {
    tellOtherTabs({ kind: 'signedOut' });
    sessionStore.clear();
  }
}

/** Works for another business profile from the next loading of the page, here and, as soon as they are asked, elsewhere. */
export async function changeDivision(businessProfileId: string): Promise<void> {
  const { userId } = await api.session.changeDivision({ body: { businessProfileId } });
  tellOtherTabs({ kind: 'entered', identity: { userId, businessProfileId } });
}

/** Another idle period, after input of the person. */
export async function extendSession({ session: calls } = quietApi): Promise<void> {
  const ends = sessionEnds.note(await withToken(() => calls.refresh({})));
  tellOtherTabs({ kind: 'extended', ends });
}

/** The same at the person's request, so a failure is shown. */
export const staySignedIn = (): Promise<void> => extendSession(api);

/** Looks whether the session still stands, without extending it. One that does not is heard of as a failure, 401. */
export async function checkSession(): Promise<void> {
  sessionEnds.note(await quietApi.session.validate());
}

/**
 * Reads anew what the company says of new orders and payments, and which properties the person sees.
 * @returns what changed: which properties these are, or anything else.
 */
export async function rereadEnvironment(): Promise<'properties' | 'settings' | undefined> {
  const before = sessionStore.get();
  if (!before || sessionStore.isOutdated()) return undefined;
  const environment = await quietApi.users.environment({ userId: before.profile.id });
  const isSame = JSON.stringify(environment) === JSON.stringify(before.environment);
  // The person has signed out, or the session was read again, while the answer was on its way.
  if (isSame || sessionStore.get() !== before) return undefined;
  sessionStore.set(before.profile, environment, before.permissions);
  return seenIn(environment) === seenIn(before.environment) ? 'settings' : 'properties';
}

const seenIn = ({ properties }: Environment): string =>
  properties
    .map(({ id }) => id)
    .toSorted()
    .join();

/**
 * Reads the rights of the person anew.
 * @returns whether they changed; what depends on them was then read anew too.
 */
export async function rereadRights(): Promise<boolean> {
  const before = sessionStore.get();
  if (!before || sessionStore.isOutdated()) return false;
  const { id } = before.profile;
  const { permission } = await quietApi.users.permissions({ id });
  const isSame = JSON.stringify(permission) === JSON.stringify(before.permissions);
  // The person has signed out, or the session was read again, while the answer was on its way.
  if (isSame || sessionStore.get() !== before) return false;
  await load(id, quietApi);
  return true;
}

/** The profile out of the answer of a change. Recovery codes go no further: what is kept is also stored. */
function profileIn({ recoveryCodes: _, ...profile }: SavedProfile): Profile {
  return profile;
}

/** The interface speaks at once as the person has just said: their name, their language, their zone. */
export async function takeUpProfile(saved: SavedProfile): Promise<void> {
  const session = sessionStore.get();
  if (!session) return;
  sessionStore.set(profileIn(saved), session.environment, session.permissions);
  if (saved.locale !== session.profile.locale) await i18next.changeLanguage(saved.locale);
}

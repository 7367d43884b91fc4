import type { Profile } from '@deck/api/contract/people';
import type { SavedProfile } from '@deck/api/contract/users';
import { i18next } from '../i18n/i18n.ts';
import { sessionStore } from './session-store.ts';

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

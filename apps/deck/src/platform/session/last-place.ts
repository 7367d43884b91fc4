import type { SessionIdentity } from './session-store.ts';

/** Where it is remembered in the browser's storage. */
const KEY = 'LAST_PLACE';

/** Of this tab, which may differ from other tabs; storage can be denied too. */
let here: SessionIdentity | undefined;

/** The division in which a session ended. The person comes back there, and not to their first company. */
export const lastPlace = {
  note(place: SessionIdentity | undefined): void {
    if (!place) return;
    here = place;
    try {
      localStorage.setItem(KEY, JSON.stringify(place));
    } catch {
      // This tab remembers it by itself.
    }
  },

  /** The division in which the session of this person ended; undefined for anybody else. */
  of(userId: string): string | undefined {
    const place = here ?? stored();
    return place?.userId === userId ? place.businessProfileId : undefined;
  },

  forget(): void {
    here = undefined;
    try {
      localStorage.removeItem(KEY);
    } catch {
      // Nothing was stored.
    }
  },
};

/** Anyone may have written there: the server decides who belongs where. */
function stored(): SessionIdentity | undefined {
  try {
    const { userId, businessProfileId }: Record<string, unknown> =
      JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {};
    return typeof userId === 'string' && typeof businessProfileId === 'string'
      ? { userId, businessProfileId }
      : undefined;
  } catch {
    return undefined;
  }
}

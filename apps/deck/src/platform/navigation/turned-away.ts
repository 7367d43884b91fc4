import type { TitleKey } from '../i18n/i18n.ts';

let refused: TitleKey | undefined;

/** Notes that the guard led somebody away from the screen of this title, which they may not open. */
export function noteTurnedAway(title: TitleKey): void {
  refused = title;
}

/** The title of the screen that the user may not open. It is shown once, after the redirect. */
export function takeTurnedAway(): TitleKey | undefined {
  const title = refused;
  refused = undefined;
  return title;
}

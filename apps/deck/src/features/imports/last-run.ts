import { type SessionIdentity, sessionStore } from '../../platform/session/session-store.ts';

const KEY = 'LAST_IMPORT';

/** The last run this browser started, so that a user who closed the tab finds it again. */
interface LastRun {
  readonly fileId: string;
  readonly templateId: string;
  readonly fileName: string;
}

export function keepLastRun(run: LastRun): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...run, ...sessionStore.identity() }));
  } catch {
    // Storage is denied or full: the address of the run still leads to it.
  }
}

/** The same, for the person and the division that began it alone. Anyone may have written there. */
export function lastRun(): LastRun | undefined {
  try {
    const kept: Partial<LastRun & SessionIdentity> | null = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    const identity = sessionStore.identity();
    const isOurs =
      kept?.userId === identity?.userId && kept?.businessProfileId === identity?.businessProfileId;
    const { fileId, templateId, fileName } = kept ?? {};
    if (!isOurs || !fileId || !templateId || typeof fileName !== 'string') return undefined;
    return { fileId, templateId, fileName };
  } catch {
    return undefined;
  }
}

export function forgetLastRun(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing is kept then.
  }
}

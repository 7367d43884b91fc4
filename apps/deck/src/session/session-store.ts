import type { Environment, PermissionNode, Profile } from '@deck/api/contract/people';
import { useSyncExternalStore } from 'react';
import { flattenPermissions, type PermissionMap } from './permission-map.ts';

/** Everything the interface knows of the person signed in and of the division they work for. */
export interface Session {
  readonly profile: Profile;
  readonly environment: Environment;
  readonly permissions: readonly PermissionNode[];
  readonly permissionMap: PermissionMap;
}

const keys = {
  profile: 'PROFILE',
  environment: 'ENV',
  permissions: 'PERMISSIONS',
  permissionMap: 'PERMISSIONS_MAP',
} as const;
/** What logging out clears besides the session itself. */
const listKeys = ['ORDERS_SORT', 'ORDERS_PARAMS', 'PAYMENTS_PARAMS', 'PAYMENTS_SORT'] as const;

let current: Session | undefined;
/** The division of this tab: of its memory alone, never of the storage that all tabs share. */
let division: string | undefined;
const listeners = new Set<() => void>();

function publish(session: Session | undefined) {
  current = session;
  for (const listener of listeners) listener();
}

/** Local storage can be denied or full; the session then lives in this tab alone. */
function store(key: string, value: unknown) {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Nothing to do: what is kept here is a copy.
  }
}

function stored<T>(key: string): T | undefined {
  try {
    const text = localStorage.getItem(key);
    return text === null ? undefined : (JSON.parse(text) as T);
  } catch {
    return undefined;
  }
}

export const sessionStore = {
  get: (): Session | undefined => current,

  division: (): string | undefined => division,

  /** From now on this tab asks for another division; what is known of the last one is read anew. */
  enterDivision(businessProfileId: string): void {
    division = businessProfileId;
  },

  /** The locale and zone to begin with, before the server has said who this is. */
  storedProfile: (): Profile | undefined => stored<Profile>(keys.profile),

  set(profile: Profile, environment: Environment, permissions: readonly PermissionNode[]): void {
    const session = { profile, environment, permissions, permissionMap: flattenPermissions(permissions) };
    for (const [name, key] of Object.entries(keys)) store(key, session[name as keyof Session]);
    division = environment.context.businessProfileId;
    publish(session);
  },

  setPermissions(permissions: readonly PermissionNode[]): void {
    if (current) sessionStore.set(current.profile, current.environment, permissions);
  },

  /** Forget the person: context, environment, permissions, cached profile and the stored list parameters. */
  clear(): void {
    for (const key of [...Object.values(keys), ...listKeys]) store(key, undefined);
    division = undefined;
    publish(undefined);
  },

  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

interface OtherTabs {
  readonly signedOut: () => void;
  readonly divisionChanged: () => void;
}

/** Hears what other tabs of this browser do to the session. Returns how to stop. */
export function watchOtherTabs({ signedOut, divisionChanged }: OtherTabs): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key === keys.profile && event.newValue === null) signedOut();
    if (event.key !== keys.environment || event.newValue === null || !current) return;
    const theirs = stored<Environment>(keys.environment)?.context.businessProfileId;
    if (theirs !== current.environment.context.businessProfileId) divisionChanged();
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

export function useOptionalSession(): Session | undefined {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.get);
}

/** The session of a screen that only someone signed in can see. */
export function useSession(): Session {
  const session = useOptionalSession();
  if (!session) throw new Error('This screen needs a session; its route is guarded.');
  return session;
}

/** Whether the person holds a right. The server decides in the end; this only explains beforehand. */
export function useRight(name: string): boolean {
  return useSession().permissionMap[name]?.access === true;
}

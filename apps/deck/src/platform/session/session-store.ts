import type { Environment, PermissionNode, Profile } from '@deck/api/contract/people';
import { createContext, use, useSyncExternalStore } from 'react';
import { firstAnswers, PROFILE, rememberedPerson } from './first-answers.ts';
import { flattenPermissions, type PermissionMap } from './permission-map.ts';

/** Everything the interface knows of the person signed in and of the division they work for. */
export interface Session {
  readonly profile: Profile;
  readonly environment: Environment;
  readonly permissions: readonly PermissionNode[];
  readonly permissionMap: PermissionMap;
}

/** The signed-in person and the division they work for. */
export interface SessionIdentity {
  readonly userId: string;
  readonly businessProfileId: string;
}

const keys = {
  profile: PROFILE,
  environment: 'ENV',
  permissions: 'PERMISSIONS',
  permissionMap: 'PERMISSIONS_MAP',
} as const;
/** What logging out clears besides the session itself. */
const listKeys = ['ORDERS_SORT', 'ORDERS_PARAMS', 'PAYMENTS_PARAMS', 'PAYMENTS_SORT'] as const;

/** More room, in characters, than a profile takes: where it is missing, signing in could leave nothing behind. */
const PROFILE_ROOM = 4_000;

let current: Session | undefined;
/** The division of this tab: of its memory alone, never of the storage that all tabs share. */
let division: string | undefined;
/** Another tab works for another division or person now: what stands here is no longer what the browser is signed in to. */
let outdated = false;
/** Whether what is stored is ours to be compared with. */
let kept = false;
const listeners = new Set<() => void>();

function publish(session: Session | undefined) {
  current = session;
  for (const listener of listeners) listener();
}

/** Local storage can be denied or full; the session then lives in this tab alone. Says whether it was written. */
function store(key: string, value: unknown): boolean {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

function hasRoom(): boolean {
  const took = store('ROOM', ' '.repeat(PROFILE_ROOM));
  store('ROOM', undefined);
  return took;
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

  /** The session of this tab; undefined when nobody is signed in. */
  identity: (): SessionIdentity | undefined =>
    current && {
      userId: current.profile.id,
      businessProfileId: current.environment.context.businessProfileId,
    },

  /** The same of this browser, as stored. Unknown where storage is denied or was tampered with. */
  storedIdentity(): SessionIdentity | 'nobody' | 'unknown' {
    if (!kept) return 'unknown';
    if (!sessionStore.isRemembered()) return 'nobody';
    return sessionStore.storedPlace() ?? 'unknown';
  },

  /** The last person and division of this browser, as stored, also by an earlier page. */
  storedPlace(): SessionIdentity | undefined {
    const userId = rememberedPerson().id;
    const businessProfileId = stored<Partial<Environment> | null>(keys.environment)?.context
      ?.businessProfileId;
    return userId && typeof businessProfileId === 'string' ? { userId, businessProfileId } : undefined;
  },

  /** Whether someone may have signed in with this browser. Where storage is denied or full only the server can say. */
  isRemembered(): boolean {
    try {
      return localStorage.getItem(keys.profile) !== null || !hasRoom();
    } catch {
      return true;
    }
  },

  set(profile: Profile, environment: Environment, permissions: readonly PermissionNode[]): void {
    const session = { profile, environment, permissions, permissionMap: flattenPermissions(permissions) };
    const copies = storedCopies(session);
    kept = Object.entries(keys).every(([name, key]) => store(key, copies[name as keyof Session]));
    division = environment.context.businessProfileId;
    publish(session);
  },

  /** Nothing is sent from here any more that changes something, until the page is loaded anew or nobody stands here. */
  outdate(): void {
    outdated = true;
  },

  isOutdated: (): boolean => outdated,

  /** Forget the person: context, environment, permissions, cached profile and the stored list parameters. */
  clear(): void {
    for (const key of [...Object.values(keys), ...listKeys]) store(key, undefined);
    sessionStore.leave();
  },

  /** Forget the person in this tab alone: what is stored is another tab's by now. */
  leave(): void {
    division = undefined;
    outdated = false;
    firstAnswers.forget();
    publish(undefined);
  },

  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** The session of one drawing, where the page is drawn as text: a server has those of many people at a time. */
export const DrawnSession = createContext<Session | undefined>(undefined);

export function useOptionalSession(): Session | undefined {
  const drawn = use(DrawnSession);
  const own = useSyncExternalStore(sessionStore.subscribe, sessionStore.get, nobody);
  return drawn ?? own;
}

/** The store of a server is nobody's. */
const nobody = () => undefined;

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

const profileFields = [
  'id',
  'login',
  'email',
  'position',
  'timezone',
  'firstName',
  'lastName',
  'phone',
  'avatarUrl',
  'locale',
] as const satisfies readonly (keyof Profile)[];

const environmentFields = [
  'context',
  'languages',
  'acceptedCurrencies',
  'properties',
  'defaultCustomerLanguage',
  'defaultPaymentLifetime',
  'generateOrderId',
  'defaultCurrency',
  'defaultCustomerCountry',
  'defaultPaymentMethod',
  'transactionType',
  'applyCompanyExchangeRateByDefault',
] as const satisfies readonly (keyof Environment)[];

/**
 * What of a session is kept in the browser's storage, which everything on this page and whoever uses the machine later
 * can read: these fields and no others, so that nothing an answer gains, a key for one, is stored by the way.
 */
export const storedCopies = ({ profile, environment, permissions, permissionMap }: Session) => ({
  profile: pick(profile, profileFields),
  environment: pick(environment, environmentFields),
  permissions,
  permissionMap,
});

const pick = <T extends object, Key extends keyof T>(whole: T, names: readonly Key[]): Pick<T, Key> =>
  Object.fromEntries(names.map((name) => [name, whole[name]])) as Pick<T, Key>;
